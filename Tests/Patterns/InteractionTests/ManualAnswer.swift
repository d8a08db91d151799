/// A call that waits until the test answers it, and tells the test when it has been made.
///
/// So a flow can be stopped at any stage and looked at, without a sleep or a poll.
@MainActor
final class ManualAnswer<Value: Sendable> {
  private var callers: [CheckedContinuation<Value, Never>] = []
  private var called = Signal()

  /// Waits for the answer: what the mock calls.
  func value() async -> Value {
    await withCheckedContinuation { caller in
      callers.append(caller)
      called.give()
    }
  }

  /// Waits until somebody waits for the answer.
  func asked() async {
    if callers.isEmpty { await called.wait() }
  }

  /// Waits until somebody waits for the answer, and gives it to the first of them.
  func answer(_ value: Value) async {
    await asked()
    guard !callers.isEmpty else { return }
    called = Signal()
    callers.removeFirst().resume(returning: value)
  }
}
