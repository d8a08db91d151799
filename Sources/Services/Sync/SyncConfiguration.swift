/// How patient and how busy a synchronizer is.
public struct SyncConfiguration: Hashable, Sendable {
  /// How many requests are under way at once, 1 or more. Their outcomes are stored in one commit.
  public var requestsAtOnce = 4
  /// How many changes a page is asked to have; nil for the server's choice.
  public var pageSize: Int?
  /// How often a request is tried in one pass before others have their turn; 1 or more.
  public var attempts = 3
  /// How long is waited between two attempts.
  public var backOff = BackOff()
  /// The longest wait within a pass. Where the server asks for a longer one, the pass ends.
  public var longestWait: Duration = .seconds(10)
  /// How long a synchronizer that follows rests after a pass; nil until something is changed here.
  public var interval: Duration? = .seconds(30)

  /// The default configuration.
  public init() {}
}
