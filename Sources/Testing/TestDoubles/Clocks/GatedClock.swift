import Synchronization

/// A clock that stands still: who sleeps on it sleeps until they are cancelled, or until a test
/// lets them go on.
///
///     let clock = GatedClock()
///     let work = Task { try await clock.sleep(for: .seconds(30)) }
///     await clock.someoneSleeps()
///     clock.wakeAll()
public final class GatedClock: Clock {
  private struct State {
    var lastNumber = 0
    var sleepers: [Int: AsyncStream<Never>.Continuation] = [:]
    var watchers: [AsyncStream<Never>.Continuation] = []
    var sleeps: [Duration] = []
  }

  private let state = Mutex(State())

  /// A clock at its start.
  public init() {}

  /// The start, for ever.
  public var now: JumpingClock.Instant { JumpingClock.Instant(sinceStart: .zero) }
  /// How fine it is: as fine as durations are.
  public var minimumResolution: Duration { .zero }
  /// For how long people went to sleep, in order.
  public var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Sleeps until ``wakeAll()``.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  public func sleep(until deadline: JumpingClock.Instant, tolerance: Duration?) async throws {
    let (morning, alarm) = AsyncStream<Never>.makeStream()
    let (number, watchers) = state.withLock { state in
      defer { state.watchers = [] }
      state.lastNumber += 1
      state.sleepers[state.lastNumber] = alarm
      state.sleeps.append(deadline.sinceStart)
      return (state.lastNumber, state.watchers)
    }
    for watcher in watchers { watcher.finish() }
    for await _ in morning {}
    _ = state.withLock { $0.sleepers.removeValue(forKey: number) }
    try Task.checkCancellation()
  }

  /// Returns as soon as somebody sleeps, or the task is cancelled.
  public func someoneSleeps() async {
    await watch { !$0.sleepers.isEmpty }
  }

  /// Returns as soon as people have gone to sleep so many times, or the task is cancelled.
  public func sleeps(reach count: Int) async {
    await watch { $0.sleeps.count >= count }
  }

  /// Returns as soon as the condition holds; it is looked at whenever somebody goes to sleep.
  private func watch(until condition: (State) -> Bool) async {
    while !Task.isCancelled {
      let (nobody, arrival) = AsyncStream<Never>.makeStream()
      let holds = state.withLock { state in
        if !condition(state) { state.watchers.append(arrival) }
        return condition(state)
      }
      if holds { return }
      for await _ in nobody {}
    }
  }

  /// Ends every sleep, and begins no other.
  public func wakeAll() {
    let sleepers = state.withLock { state in
      defer { state.sleepers = [:] }
      return state.sleepers.values.map { $0 }
    }
    for sleeper in sleepers { sleeper.finish() }
  }
}
