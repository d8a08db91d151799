/// What carries a request to a server and an answer back: the port below the client, so that all the
/// client's rules are tested without a network, and so that a better carrier can take its place.
///
/// A transport decides nothing about statuses and bodies. It may follow redirects where it cannot
/// help it, and then says in ``HTTPResponse/url`` who answered.
public protocol HTTPTransport: Sendable {
  /// Sends the request and waits for the whole answer.
  ///
  /// - Parameter bodyLimit: the most bytes that the body may have. A transport that can, leaves as
  ///   soon as it knows that there are more; the client looks once more in any case.
  /// - Throws: ``TransportError``; the server may have acted all the same.
  func send(_ request: HTTPRequest, bodyLimit: Int) async throws(TransportError) -> HTTPResponse
}
