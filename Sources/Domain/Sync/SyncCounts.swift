/// How many people the outbox holds.
public struct SyncCounts: Hashable, Sendable {
  /// Those who wait to be sent, or for an answer.
  public var waiting: Int
  /// Those whose change the server refused.
  public var refused: Int

  /// The counts; of an empty outbox where none are given.
  public init(waiting: Int = 0, refused: Int = 0) {
    self.waiting = waiting
    self.refused = refused
  }
}
