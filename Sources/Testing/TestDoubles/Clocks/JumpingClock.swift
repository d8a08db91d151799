import Synchronization

/// A clock on which nobody waits: a sleep moves its time on to the end of the sleep and returns.
///
/// What waits in the code under test takes no time in the test, and ``sleeps`` tells what it would
/// have waited.
public final class JumpingClock: Clock {
  /// A moment of this clock, counted from its making.
  public struct Instant: InstantProtocol {
    /// How long after the making.
    public var sinceStart: Duration

    /// The moment that much later.
    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    /// How long it is from here to there.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Whether the left moment is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  private let state = Mutex((now: Instant(sinceStart: .zero), sleeps: [Duration]()))

  /// A clock at its start.
  public init() {}

  /// The time that all sleeps came to.
  public var now: Instant { state.withLock { $0.now } }
  /// How fine it is: as fine as durations are.
  public var minimumResolution: Duration { .zero }
  /// What was slept, in order.
  public var sleeps: [Duration] { state.withLock { $0.sleeps } }

  /// Moves the time on and returns.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.sleeps.append(state.now.duration(to: deadline))
      state.now = max(state.now, deadline)
    }
  }
}
