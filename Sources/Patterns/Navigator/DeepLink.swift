import Foundation

/// A link into the app, taken apart but not yet understood: `scheme://first/second/third`.
///
/// The app's own parser asks for one part after the other and names each; what is missing, empty
/// or left over is an error that names it in turn. A link is the least trustworthy input that an
/// app has, and here is the earliest place to refuse it (row C10): past it only valid routes go.
///
/// Scheme and first part may be in either case (RFC 3986, 3.1 and 3.2.2); the others are compared
/// as they are, with percent escapes undone. A query and a fragment are passed over: mailers add
/// them. So is one slash at the end.
public nonisolated struct DeepLink {
  private var parts: ArraySlice<String>
  private var lastRead: String

  /// Takes `text` apart, which must begin with `scheme` and `://`.
  ///
  /// - Throws: ``DeepLinkError/notALink(_:)`` or ``DeepLinkError/otherScheme(found:known:)``.
  public init(_ text: String, scheme: String) throws(DeepLinkError) {
    guard let components = URLComponents(string: text), let found = components.scheme,
      let host = components.host, !host.isEmpty
    else { throw .notALink(text) }
    guard found.lowercased() == scheme else { throw .otherScheme(found: found, known: scheme) }
    var path = components.path.split(separator: "/", omittingEmptySubsequences: false)
    if path.first == "" { path.removeFirst() }
    if path.last == "" { path.removeLast() }
    parts = [host.lowercased()] + path.map(String.init)
    lastRead = scheme + "://"
  }

  /// Whether all parts have been read.
  public var isAtEnd: Bool { parts.isEmpty }

  /// Reads the next part, which is a `name` such as "the person's identifier".
  ///
  /// - Throws: ``DeepLinkError/missing(part:after:)`` at the end and for an empty part.
  public mutating func next(_ name: String) throws(DeepLinkError) -> String {
    guard let part = parts.popFirst(), !part.isEmpty else {
      throw .missing(part: name, after: lastRead)
    }
    lastRead = part
    return part
  }

  /// Ends the reading.
  ///
  /// - Throws: ``DeepLinkError/leftOver(_:after:)`` where a part has not been read.
  public func end() throws(DeepLinkError) {
    if let part = parts.first { throw .leftOver(part, after: lastRead) }
  }
}
