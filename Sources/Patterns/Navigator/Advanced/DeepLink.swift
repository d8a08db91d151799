import Foundation

/// A reader for the parts of a link into the app: `scheme://first/second/third`.
///
/// Navigation works without this type. Use it when mails, websites or other apps open your screens.
///
/// A caller reads the parts one by one and gives each part a name. An error names the missing,
/// empty or surplus part. Validate a link here, before any route exists, because links are
/// untrusted input.
///
/// The scheme and the first part are compared without regard to case (RFC 3986, 3.1 and 3.2.2). The
/// other parts are compared exactly, after percent decoding. The reader ignores a query, one slash
/// at the end, and a fragment, which some mail programs add.
public nonisolated struct DeepLink {
  private var parts: ArraySlice<String>
  private var lastRead: String

  /// Splits `text`, which must begin with `scheme` and `://`.
  ///
  /// - Throws: ``DeepLinkError/notALink(_:)`` or ``DeepLinkError/otherScheme(found:known:)``.
  public init(_ text: String, scheme: String) throws(DeepLinkError) {
    guard let components = URLComponents(string: text), let found = components.scheme,
      let host = components.host, !host.isEmpty
    else { throw .notALink(text) }
    guard found.lowercased() == scheme.lowercased() else {
      throw .otherScheme(found: found, known: scheme)
    }
    // An encoded slash, “%2F”, does not separate parts, so the path is split before decoding.
    var path = components.percentEncodedPath.split(
      separator: "/", omittingEmptySubsequences: false)
    if path.first == "" { path.removeFirst() }
    if path.last == "" { path.removeLast() }
    parts = [host.lowercased()] + path.map { $0.removingPercentEncoding ?? String($0) }
    lastRead = scheme + "://"
  }

  /// Whether all parts have been read.
  public var isAtEnd: Bool { parts.isEmpty }

  /// Reads the next part. `name` describes the part in an error: "a person's identifier".
  ///
  /// - Throws: ``DeepLinkError/missing(part:after:)`` if the part is missing or empty.
  public mutating func next(_ name: String) throws(DeepLinkError) -> String {
    guard let part = parts.popFirst(), !part.isEmpty else {
      throw .missing(part: name, after: lastRead)
    }
    lastRead = part
    return part
  }

  /// Checks that all parts have been read.
  ///
  /// - Throws: ``DeepLinkError/leftOver(_:after:)`` if an unread part exists.
  public func end() throws(DeepLinkError) {
    if let part = parts.first { throw .leftOver(part, after: lastRead) }
  }
}

/// An error in a link. Each case names the wrong part.
public nonisolated enum DeepLinkError: Error, Equatable, Sendable {
  /// The text does not have the format `scheme://place`.
  case notALink(String)
  /// The link belongs to another app.
  case otherScheme(found: String, known: String)
  /// A part is empty or missing.
  case missing(part: String, after: String)
  /// The app does not support this part. `expected` describes a valid part.
  case unknown(String, expected: String)
  /// The link has a surplus part at its end.
  case leftOver(String, after: String)
}

extension DeepLinkError: CustomStringConvertible {
  /// A sentence for the user.
  public nonisolated var description: String {
    switch self {
    case .notALink(let text): "“\(text)” is not a link."
    case .otherScheme(let found, let known):
      "The link begins with “\(found)”, but this app opens only “\(known)” links."
    case .missing(let part, let after): "The link needs \(part) after “\(after)”."
    case .unknown(let part, let expected):
      "The link contains “\(part)” in place of \(expected)."
    case .leftOver(let part, let after): "The link contains a surplus “\(part)” after “\(after)”."
    }
  }
}
