import Synchronization

/// A clock that stands still until the test moves it on.
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    let time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private struct State {
    var now = Instant(time: .zero)
    var sleepers: [Int: (until: Instant, wake: CheckedContinuation<Void, any Error>)] = [:]
    var count = 0
  }

  private let state = Mutex(State())
  private let (sleeps, begun) = AsyncStream<Void>.makeStream()

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
        state.withLock { state in
          if Task.isCancelled {
            wake.resume(throwing: CancellationError())
          } else {
            state.sleepers[number] = (deadline, wake)
          }
        }
        begun.yield()
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.wake
        .resume(throwing: CancellationError())
    }
  }

  /// Waits until somebody sleeps, then moves on by `duration`.
  func advance(by duration: Duration) async {
    for await _ in sleeps { break }
    let awake = state.withLock { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      let awake = state.sleepers.filter { $0.value.until <= now }
      for number in awake.keys { state.sleepers[number] = nil }
      return awake.values
    }
    for sleeper in awake { sleeper.wake.resume() }
  }
}
