public import Foundation

/// Where a people API is: what a user writes after `--api`, checked.
///
///     try APIAddress("http://127.0.0.1:8080")          // …/people
///     try APIAddress("https://example.org/v1/")        // …/v1/people
public struct APIAddress: Hashable, Sendable {
  /// The address below which `people` is; no slash at its end.
  public let url: URL

  /// The address that `text` writes.
  ///
  /// - Throws: ``APIAddressError``, whose sentence names the text and what is wrong with it.
  public init(_ text: String) throws(APIAddressError) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard var parts = URLComponents(string: trimmed), let scheme = parts.scheme?.lowercased() else {
      throw .notAnAddress(text)
    }
    // "localhost:8080" has the scheme "localhost".
    guard ["http", "https"].contains(scheme) else { throw .wrongScheme(text) }
    guard let host = parts.host, !host.isEmpty else { throw .hostMissing(text) }
    guard parts.user == nil, parts.password == nil else { throw .holdsCredentials(host: host) }
    guard parts.query == nil, parts.fragment == nil else { throw .holdsQuery(text) }
    guard parts.port.map({ (1...65_535).contains($0) }) ?? true else { throw .notAnAddress(text) }
    parts.scheme = scheme
    while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
    guard let url = parts.url else { throw .notAnAddress(text) }
    self.url = url
  }

  /// The address of a resource below this one.
  ///
  /// - Parameter query: names and values; a value is escaped whole, "+" and "&" with it, since a
  ///   cursor may hold anything.
  func url(_ path: String, query: [(name: String, value: String)] = []) -> URL {
    var text = "\(url.absoluteString)/\(path)"
    for (index, item) in query.enumerated() {
      text += "\(index == 0 ? "?" : "&")\(item.name)=\(Self.escaped(item.value))"
    }
    // What is joined here is an address and escaped text, which make an address again.
    return URL(string: text) ?? url
  }

  /// Whether an answer of `other` is this server's: the same scheme, host and port, or the same host
  /// over TLS.
  func isOrigin(of other: URL) -> Bool {
    guard let host = other.host(), host.lowercased() == url.host()?.lowercased() else {
      return false
    }
    guard let scheme = other.scheme?.lowercased() else { return false }
    if scheme == "https", url.scheme == "http" { return true }
    return scheme == url.scheme && other.effectivePort == url.effectivePort
  }

  private static func escaped(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { escaped, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += "%\(hex[Int(byte >> 4)])\(hex[Int(byte & 15)])"
      }
    }
  }
}

extension URL {
  fileprivate var effectivePort: Int {
    port ?? (scheme?.lowercased() == "https" ? 443 : 80)
  }
}
