public import Foundation

/// An answer as a transport received it, whole.
public struct HTTPResponse: Hashable, Sendable {
  /// The status: 200, 404 …
  public var status: Int
  /// The body; empty where there is none.
  public var body: Data
  /// Who answered, where the transport followed a redirect; nil where it followed none.
  public var url: URL?
  private var headers: [String: String] = [:]

  /// An answer of these parts.
  public init(
    _ status: Int, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil
  ) {
    self.status = status
    self.body = body
    self.url = url
    for (name, value) in headers { self.headers[name.lowercased()] = value }
  }

  /// The value of a field of the header, whose name is read in either case (RFC 9110, 5.1).
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
