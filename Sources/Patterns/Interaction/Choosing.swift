/// Something that can let a person choose a line: a list on screen, a mock in a test (A11).
///
/// - Isolation: main actor; the duties are those of `Confirming`.
@MainActor
public protocol Choosing {
  /// Shows the lines, and waits for the place of the chosen one, counted from 0. `nil` when
  /// cancelled, dismissed by the system, or impossible to show.
  func choose(_ choice: Choice) async -> Int?
}
