/// Something that can ask a yes-or-no question: an alert on screen, a mock in a test.
///
/// - Isolation: main actor. An implementation that shows a view holds the presenting controller
///   weakly, answers exactly once, and takes the question away when its task is cancelled.
@MainActor
public protocol Confirming {
  /// Asks, and waits for the answer. `false` when declined, dismissed by the system, or impossible
  /// to show.
  func confirm(_ question: Question) async -> Bool
}
