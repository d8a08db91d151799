/// The limits and intervals of a synchronizer.
public struct SyncConfiguration: Hashable, Sendable {
  /// The largest number of concurrent requests, at least 1.
  ///
  /// Their results are stored in one commit.
  public var requestsAtOnce = 4
  /// The largest number of changes in a page; nil for the server's default.
  public var pageSize: Int?
  /// The largest number of attempts per person in one sync, at least 1.
  public var attempts = 3
  /// The limits of the random waits between two attempts.
  public var backOff = BackOff()
  /// The longest wait during a sync. If the server requests a longer wait, the sync ends.
  public var longestWait: Duration = .seconds(10)
  /// The time between two automatic syncs. If nil, the next automatic sync waits for an edit.
  public var interval: Duration? = .seconds(30)

  /// Creates the default configuration.
  public init() {}
}

/// Random waits whose upper limit doubles with each failure ("full jitter").
///
/// The random part keeps many devices from retrying at the same moment.
public struct BackOff: Hashable, Sendable {
  /// The upper limit of the wait after the first failure.
  public var first: Duration = .milliseconds(500)
  /// The largest value of the upper limit, after any number of failures.
  public var longest: Duration = .seconds(300)

  /// Creates a back-off whose upper limits go from half a second to five minutes.
  public init() {}

  /// Returns the upper limit of the wait after this number of consecutive failures.
  public func bound(after failures: Int) -> Duration {
    guard first > .zero else { return .zero }
    var bound = first
    for _ in 1..<max(failures, 1) {
      guard bound <= longest / 2 else { return longest }
      bound *= 2
    }
    return min(bound, longest)
  }

  /// Returns the server's `retryAfter` plus a random wait of at most the upper limit.
  public func delay(
    after failures: Int, retryAfter: Duration?, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let jitter = bound(after: failures) * Double.random(in: 0...1, using: &generator)
    return max(retryAfter ?? .zero, .zero) + jitter
  }
}
