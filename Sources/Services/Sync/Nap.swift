/// A wait on a clock that somebody else may end early.
@MainActor
final class InterruptibleSleep {
  private let clock: any Clock<Duration>
  private var sleep: Task<Void, Never>?

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Returns after `duration`, or after ``end()``, or when the task is cancelled, whichever comes
  /// first. Without a duration there is no first of the three.
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

  /// Ends the wait that is under way.
  func end() {
    sleep?.cancel()
  }
}
