/// A call that waits until the test answers it, and tells the test when it has been made.
///
/// So a flow can be stopped at any stage and looked at, without a sleep or a poll.
@MainActor
final class ManualAnswer<Value: Sendable> {
  private var callers: [CheckedContinuation<Value, Never>] = []
  private var watchers: [CheckedContinuation<Void, Never>] = []

  /// Waits for the answer: what the mock calls.
  func value() async -> Value {
    await withCheckedContinuation { caller in
      callers.append(caller)
      for watcher in watchers { watcher.resume() }
      watchers = []
    }
  }

  /// Waits until somebody waits for the answer.
  func asked() async {
    if callers.isEmpty { await withCheckedContinuation { watchers.append($0) } }
  }

  /// Waits until somebody waits for the answer, and gives it to the first of them.
  func answer(_ value: Value) async {
    await asked()
    callers.removeFirst().resume(returning: value)
  }
}
