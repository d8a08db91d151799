/// Where an interaction stands between the tap and its outcome.
///
///     idle ──start──▶ asking ──answered──▶ working ──done──▶ finished
///                     asking ◀──failed───  working
///     any of the first three ──cancel──▶ cancelled
///
/// `finished` and `cancelled` are final. Source: D6, whose text leaves the last one out.
nonisolated public enum InteractionState: Equatable, Sendable {
  /// Made, not started.
  case idle
  /// A question is on screen: the first one, or the one that offers to try again.
  case asking
  /// The answer was given and the work runs.
  case working
  /// The work succeeded, or failed and the person let it be.
  case finished
  /// The person, the system or the program took the interaction back.
  case cancelled

  /// Whether the interaction was started and has not completed.
  public var isUnderWay: Bool { self == .asking || self == .working }

  /// Whether the interaction has reported its one completion.
  public var isOver: Bool { self == .finished || self == .cancelled }
}
