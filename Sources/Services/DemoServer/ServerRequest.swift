import Foundation

/// A request that a server read from a connection.
package struct ServerRequest: Hashable, Sendable {
  package var method: String
  /// The request target without its query, still escaped: "/people/1e…".
  package var path: String
  /// The unescaped values of the query, by name.
  package var query: [String: String] = [:]
  /// The values of the header fields, by name in lower case.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []
  /// Whether the client may send more requests over this connection.
  package var keepsConnection = true

  /// Creates a request without headers; nil if `target` is malformed.
  package init?(method: String, target: String) {
    guard target.hasPrefix("/") else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method
    path = String(parts[0])
    guard parts.count == 2 else { return }
    for pair in parts[1].split(separator: "&") {
      let words = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(words[0]).removingPercentEncoding,
        let value = words.count == 2 ? String(words[1]).removingPercentEncoding : ""
      else { return nil }
      query[name] = value
    }
  }
}

/// A parser for requests in HTTP/1.1 (RFC 9112) without chunked bodies.
struct HTTPRequestParser {
  /// The error status to send if the bytes are not a valid request. The connection is then closed.
  enum Fault: Int, Error {
    case malformed = 400
    case lengthMissing = 411
    case bodyTooLong = 413
    case headerTooLong = 431
  }

  static let longestHeader = 16 * 1024
  static let longestBody = 1024 * 1024

  private var bytes: [UInt8] = []

  mutating func append(_ piece: some Sequence<UInt8>) {
    bytes += piece
  }

  /// Returns the next complete request; nil if more bytes are needed.
  mutating func next() throws(Fault) -> ServerRequest? {
    let end = Array("\r\n\r\n".utf8)
    let searched = bytes.prefix(Self.longestHeader + end.count)
    guard let headerEnd = searched.firstRange(of: end) else {
      guard bytes.count <= Self.longestHeader else { throw .headerTooLong }
      return nil
    }
    var request = try Self.header(bytes[..<headerEnd.lowerBound])
    let length = try Self.bodyLength(request)
    guard bytes.count - headerEnd.upperBound >= length else { return nil }
    request.body = Array(bytes[headerEnd.upperBound..<headerEnd.upperBound + length])
    bytes.removeFirst(headerEnd.upperBound + length)
    return request
  }

  private static func header(_ bytes: some Sequence<UInt8>) throws(Fault) -> ServerRequest {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]),
      !words[0].isEmpty, words[0].allSatisfy({ $0.isASCII && $0.isUppercase }),
      var request = ServerRequest(method: String(words[0]), target: String(words[1]))
    else { throw .malformed }
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty, !name.contains(where: \.isWhitespace),
        request.headers[name, default: value] == value
      else { throw .malformed }
      request.headers[name] = value
    }
    request.keepsConnection =
      words[2] == "HTTP/1.1" && request.headers["connection"]?.lowercased() != "close"
    return request
  }

  private static func bodyLength(_ request: ServerRequest) throws(Fault) -> Int {
    guard request.headers["transfer-encoding"] == nil else { throw .lengthMissing }
    guard let text = request.headers["content-length"] else { return 0 }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), !text.isEmpty else { throw .malformed }
    guard let length = Int(text), length <= longestBody else { throw .bodyTooLong }
    return length
  }
}
