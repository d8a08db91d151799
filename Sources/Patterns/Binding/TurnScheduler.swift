/// Schedules work on the main actor, after the changes of the current turn.
///
/// Observation reports a change *before* the property has its new value. So the work must not run
/// before `schedule` returns. A test passes a scheduler that collects the work:
///
///     let scheduler = TurnScheduler { work in jobs.withLock { $0.append(work) } }
public nonisolated struct TurnScheduler: Sendable {
  /// The work of a later turn.
  public typealias Work = @MainActor @Sendable () -> Void

  /// Schedules the work. It may be called on any actor.
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
