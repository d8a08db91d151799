/// What became of a request, to be stored.
public struct ChangeSettlement: Hashable, Sendable {
  /// How it ended.
  public enum Result: Hashable, Sendable {
    /// The server understood it, with this outcome.
    case made(ChangeOutcome)
    /// The server refuses it as it stands, for this reason; it waits for the user.
    case refused(reason: String)
  }

  /// The request.
  public let change: PersonChange
  /// How it ended.
  public let result: Result

  /// The end of `change`.
  public init(_ change: PersonChange, _ result: Result) {
    self.change = change
    self.result = result
  }
}
