import Synchronization

/// A clock whose sleeps return at once and advance the clock's time.
///
/// ``sleeps`` contains the durations that the code under test would have waited.
public final class JumpingClock: Clock {
  private let state: Mutex<(now: ContinuousClock.Instant, sleeps: [Duration])>

  /// Creates a clock.
  public init() {
    state = Mutex((.now, []))
  }

  /// The time at which the clock was created, plus the sum of all sleeps.
  public var now: ContinuousClock.Instant { state.withLock { $0.now } }
  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }
  /// The durations of all sleeps so far, in order.
  public var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Advances the time to `deadline` and returns.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = max(state.now, deadline)
    }
  }
}

/// A clock whose sleeps end when a test calls ``wakeAll()``.
///
///     let clock = GatedClock()
///     let work = Task { try await clock.sleep(for: .seconds(30)) }
///     await clock.waitForSleeper()
///     clock.wakeAll()
public final class GatedClock: Clock {
  private struct State {
    var lastNumber = 0
    var sleepers: [Int: AsyncStream<Never>.Continuation] = [:]
    var watchers: [AsyncStream<Never>.Continuation] = []
    var sleeps: [Duration] = []
  }

  private let state = Mutex(State())

  /// Creates a clock.
  public init() {}

  /// The time at which the clock was created. The time does not advance.
  public let now = ContinuousClock.now
  /// The resolution of the clock, which is zero.
  public var minimumResolution: Duration { .zero }
  /// The durations of all sleeps so far, in order.
  public var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Sleeps until ``wakeAll()``.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (wakeUps, wakeUp) = AsyncStream<Never>.makeStream()
    let (number, watchers) = state.withLock { state in
      defer { state.watchers = [] }
      state.lastNumber += 1
      state.sleepers[state.lastNumber] = wakeUp
      state.sleeps.append(now.duration(to: deadline))
      return (state.lastNumber, state.watchers)
    }
    for watcher in watchers { watcher.finish() }
    for await _ in wakeUps {}
    _ = state.withLock { $0.sleepers.removeValue(forKey: number) }
    try Task.checkCancellation()
  }

  /// Waits until a task is sleeping on this clock, or until cancelled.
  public func waitForSleeper() async {
    await watch { !$0.sleepers.isEmpty }
  }

  /// Waits until ``sleeps`` has at least `count` elements, or until cancelled.
  public func sleeps(reach count: Int) async {
    await watch { $0.sleeps.count >= count }
  }

  /// Waits until `condition` is true. The condition is checked again when a sleep begins.
  private func watch(until condition: (State) -> Bool) async {
    while !Task.isCancelled {
      let (arrivals, arrival) = AsyncStream<Never>.makeStream()
      let holds = state.withLock { state in
        if !condition(state) { state.watchers.append(arrival) }
        return condition(state)
      }
      if holds { return }
      for await _ in arrivals {}
    }
  }

  /// Ends all current sleeps on this clock.
  public func wakeAll() {
    let sleepers = state.withLock { state in
      defer { state.sleepers = [:] }
      return state.sleepers.values.map { $0 }
    }
    for sleeper in sleepers { sleeper.finish() }
  }
}
