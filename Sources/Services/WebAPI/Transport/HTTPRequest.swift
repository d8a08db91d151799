public import Foundation

/// A request as a transport sends it.
public struct HTTPRequest: Hashable, Sendable {
  /// What is asked: `GET`, `PUT`, `DELETE`.
  public var method: String
  /// Where to.
  public var url: URL
  /// The header's fields by their names.
  public var headers: [String: String]
  /// The body; nil where there is none.
  public var body: Data?

  /// A request of these parts.
  public init(
    _ method: String, _ url: URL, headers: [String: String] = [:], body: Data? = nil
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}
