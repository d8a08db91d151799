public import Foundation

/// The address of a people API, as a user types it after `--api`.
///
///     try APIAddress("http://127.0.0.1:8080")          // …/people
///     try APIAddress("https://example.org/v1/")        // …/v1/people
public struct APIAddress: Hashable, Sendable {
  /// The address that `/people` is appended to. It does not end with a slash.
  public let url: URL

  /// Parses an address.
  ///
  /// - Throws: ``APIAddressError``, whose description states the problem.
  public init(_ text: String) throws(APIAddressError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    // This check precedes the others, because their errors contain the text. The part with the host
    // is the first one or follows the scheme.
    guard !trimmed.split(separator: "/").prefix(2).joined().contains("@") else {
      throw .holdsCredentials
    }
    guard var parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased() else {
      throw .notAnAddress(text)
    }
    // "localhost:8080" has the scheme "localhost".
    guard ["http", "https"].contains(scheme) else { throw .wrongScheme(text) }
    guard parts.host?.isEmpty == false else { throw .hostMissing(text) }
    guard parts.query == nil, parts.fragment == nil else { throw .holdsQuery(text) }
    guard parts.port.map({ (1...65_535).contains($0) }) ?? true else { throw .notAnAddress(text) }
    parts.scheme = scheme
    while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
    guard let url = parts.url else { throw .notAnAddress(text) }
    self.url = url
  }

  /// Returns the address of a resource of the API.
  ///
  /// - Parameter query: names and values; an item without a value is omitted. All special
  ///   characters of a value are escaped, because a cursor may contain any character.
  func url(_ path: String, query: [(name: String, value: String?)] = []) -> URL {
    let items = query.compactMap { name, value in
      value?.addingPercentEncoding(withAllowedCharacters: Self.unreserved).map { "\(name)=\($0)" }
    }
    let end = items.isEmpty ? "" : "?" + items.joined(separator: "&")
    // Appending escaped text to a valid address always gives a valid address.
    return URL(string: "\(url.absoluteString)/\(path)\(end)") ?? url
  }

  /// Returns whether `other` belongs to this server. The host must be equal, and so must the scheme
  /// and the port, unless only `other` uses HTTPS.
  func isOrigin(of other: URL) -> Bool {
    let scheme = other.scheme?.lowercased()
    guard other.host()?.lowercased() == url.host()?.lowercased() else { return false }
    return scheme == "https" && url.scheme == "http"
      || scheme == url.scheme && other.effectivePort == url.effectivePort
  }

  /// The characters that are not escaped (RFC 3986, 2.3).
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension URL {
  fileprivate var effectivePort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}

/// The reason why a string is not an ``APIAddress``.
public enum APIAddressError: Error, Hashable, Sendable {
  /// The text is not an address.
  case notAnAddress(String)
  /// The address does not begin with `http://` or `https://`.
  case wrongScheme(String)
  /// The address has no host.
  case hostMissing(String)
  /// The address contains a user name or a password, which process lists would show.
  case holdsCredentials
  /// The address contains "?" or "#", so no path can be appended.
  case holdsQuery(String)
}

extension APIAddressError: CustomStringConvertible {
  /// Describes the problem and a remedy for the user.
  ///
  /// The description of `holdsCredentials` does not repeat the address.
  public var description: String {
    switch self {
    case .notAnAddress(let text):
      "“\(text)” is not an address. Write http://HOST:PORT."
    case .wrongScheme(let text):
      "“\(text)” does not begin with http:// or https://."
    case .hostMissing(let text):
      "“\(text)” has no host. Write http://HOST:PORT."
    case .holdsCredentials:
      "The address contains a user name or a password. Remove them."
    case .holdsQuery(let text):
      "“\(text)” contains “?” or “#”. Remove them and the text after them."
    }
  }
}
