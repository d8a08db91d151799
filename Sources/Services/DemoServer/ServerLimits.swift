/// The limits that protect a server from slow, silent and greedy clients.
///
/// Together they bound the server's memory: each open connection holds at most one request, the
/// next request's first bytes, and one response.
public struct ServerLimits: Hashable, Sendable {
  /// The largest number of open connections, at least 1. If it is reached, a further connection is
  /// reset.
  public var connections: Int
  /// The time in which a request must arrive, longer than zero.
  ///
  /// It begins with the connection, and again after each response. So an idle connection is closed
  /// after this time, and so is one that sends its request byte by byte.
  public var requestTime: Duration
  /// The time in which the client must accept a response, longer than zero.
  ///
  /// If the client is slower, the connection is reset, so the system also drops the bytes that it
  /// has not sent yet.
  public var responseTime: Duration

  /// Creates limits. The defaults suit a server for a few devices.
  public init(
    connections: Int = 256, requestTime: Duration = .seconds(60),
    responseTime: Duration = .seconds(60)
  ) {
    precondition(connections >= 1, "A server needs at least one connection.")
    precondition(min(requestTime, responseTime) > .zero, "A time limit is longer than zero.")
    self.connections = connections
    self.requestTime = requestTime
    self.responseTime = responseTime
  }
}
