/// A wait on a clock that another caller can end early.
@MainActor
final class InterruptibleSleep {
  private let clock: any Clock<Duration>
  private var sleep: Task<Void, Never>?

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Waits for `duration`, until ``end()``, or until the task is cancelled.
  ///
  /// If `duration` is nil, there is no time limit.
  func sleep(for duration: Duration?) async {
    let clock = clock
    let sleep = Task {
      if let duration {
        try? await clock.sleep(for: duration)
      } else {
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    self.sleep = sleep
    await withTaskCancellationHandler {
      await sleep.value
    } onCancel: {
      sleep.cancel()
    }
    self.sleep = nil
  }

  /// Ends the current wait.
  func end() {
    sleep?.cancel()
  }
}
