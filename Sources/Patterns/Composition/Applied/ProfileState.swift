public import Domain

/// What a profile screen has to show.
public enum ProfileState: Equatable, Sendable {
  /// Nothing yet.
  case loading
  /// The person, and what they wrote.
  case loaded(Profile, [Post])
  /// Why there is nothing.
  case failed(ServerError)
}
