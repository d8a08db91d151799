/// What became of a change that the server understood.
public enum ChangeOutcome: Hashable, Sendable {
  /// The person is stored as this (200, 201).
  case stored(RemotePerson)
  /// The person is removed, or was not there (204, 404).
  case removed
  /// Somebody else was first: the person is in another state, or gone where it is nil (412).
  case outdated(current: RemotePerson?)
}
