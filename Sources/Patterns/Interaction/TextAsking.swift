/// Something that can ask for a line of text: an alert with a text field, a mock in a test (B6).
///
/// - Isolation: main actor; the duties are those of `Confirming`.
@MainActor
public protocol TextAsking {
  /// Asks, and waits for the text. `nil` when declined, dismissed by the system, or impossible to
  /// show.
  func askText(_ question: TextQuestion) async -> String?
}
