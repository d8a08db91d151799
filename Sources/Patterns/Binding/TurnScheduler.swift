/// Says when the changes of one turn are over: what is scheduled runs after them, on the main actor.
///
/// Observation tells of a change *before* the property has its new value, so the work must never
/// run before `schedule` returns. A test hands in a scheduler that collects the work, and runs it
/// when it wants the turn to end:
///
///     let turns = TurnScheduler { work in jobs.withLock { $0.append(work) } }
public nonisolated struct TurnScheduler: Sendable {
  /// What is to be done in a later turn.
  public typealias Work = @MainActor @Sendable () -> Void

  /// Takes the work, from whatever actor the change was made on, and runs it later.
  public let schedule: @Sendable (@escaping Work) -> Void

  /// A scheduler that hands its work to `schedule`.
  public init(_ schedule: @escaping @Sendable (@escaping Work) -> Void) {
    self.schedule = schedule
  }

  /// A task of its own on the main actor for each piece of work.
  public static let mainActor = TurnScheduler { work in
    Task { @MainActor in work() }
  }
}
