/// How long to wait before asking a server again that could not answer: at random between nothing
/// and a bound, which doubles with each failure ("full jitter").
///
/// So devices that lost the server together do not come back together.
public struct BackOff: Hashable, Sendable {
  /// The bound after the first failure.
  public var first: Duration = .milliseconds(500)
  /// The bound grows no further than this.
  public var longest: Duration = .seconds(300)

  /// Half a second at first, five minutes at the most.
  public init() {}

  /// The bound after `failures` failures in a row. Any number is good: nothing overflows.
  public func bound(after failures: Int) -> Duration {
    guard first > .zero else { return .zero }
    var bound = first
    for _ in 1..<max(failures, 1) {
      guard bound <= longest / 2 else { return longest }
      bound *= 2
    }
    return min(bound, longest)
  }

  /// A random wait within the bound; after `retryAfter`, where the server names a time.
  public func delay(
    after failures: Int, retryAfter: Duration?, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let jitter = bound(after: failures) * Double.random(in: 0...1, using: &generator)
    return max(retryAfter ?? .zero, .zero) + jitter
  }
}
