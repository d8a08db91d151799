public import Domain
public import Foundation

/// A transport that sends requests and returns responses.
///
/// A transport does not interpret statuses and bodies, so tests of the client can use one without a
/// network. If it follows redirects, it returns the final address in ``HTTPResponse/url``.
public protocol HTTPTransport: Sendable {
  /// Sends the request and returns the whole response.
  ///
  /// - Parameter bodyLimit: the largest number of bytes in the body. The client checks the limit
  ///   again.
  /// - Throws: `ServerError.unreachable`, or `ServerError.invalidResponse` for a body that is too
  ///   large. The server may still have applied the request.
  func send(_ request: HTTPRequest, bodyLimit: Int) async throws(ServerError) -> HTTPResponse
}

/// An HTTP request to send.
public struct HTTPRequest: Hashable, Sendable {
  /// The HTTP method: `GET`, `PUT` or `DELETE`.
  public var method: String
  /// The address of the request.
  public var url: URL
  /// The header fields by name.
  public var headers: [String: String]
  /// The body of the request; nil if there is none.
  public var body: Data?

  /// Creates a request.
  public init(
    _ method: String, _ url: URL, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A complete HTTP response.
public struct HTTPResponse: Hashable, Sendable {
  /// The HTTP status, such as 200 or 404.
  public var status: Int
  /// The body of the response; empty if there is none.
  public var body: Data
  /// The final address after redirects; nil if there were no redirects.
  public var url: URL?
  private var headers: [String: String] = [:]

  /// Creates a response.
  public init(
    _ status: Int, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil
  ) {
    self.status = status
    self.body = body
    self.url = url
    for (name, value) in headers { self.headers[name.lowercased()] = value }
  }

  /// Returns the value of a header field. The name is case-insensitive (RFC 9110, 5.1).
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
