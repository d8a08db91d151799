/// Schedules work for a later turn of the main actor.
///
/// Observation reports a change *before* the property has its new value, so the work must run after
/// `schedule` returns. A test passes a scheduler that collects the work:
///
///     let scheduler = TurnScheduler { work in jobs.withLock { $0.append(work) } }
public nonisolated struct TurnScheduler: Sendable {
  /// A closure that runs in a later turn of the main actor.
  public typealias Work = @MainActor @Sendable () -> Void

  /// Schedules a closure. `schedule` may be called on any actor.
  public let schedule: @Sendable (@escaping Work) -> Void

  /// Creates a scheduler that calls `schedule`.
  public init(_ schedule: @escaping @Sendable (@escaping Work) -> Void) {
    self.schedule = schedule
  }

  /// A scheduler that starts a task on the main actor for each piece of work.
  public static let mainActor = TurnScheduler { work in
    Task { @MainActor in work() }
  }
}
