/// What the Return key does in a field, and hence what should be written on it.
public nonisolated enum ReturnKey: Equatable, Sendable {
  /// It moves on to a later field.
  case next
  /// It submits the form: no later field would take the focus.
  case submit
}
