/// Reads requests out of bytes that come in pieces, cut anywhere: HTTP/1.1 as far as clients of a
/// JSON API speak it (RFC 9112), without chunked requests.
struct HTTPRequestParser {
  /// Why the bytes are no request. The connection cannot be used after it.
  enum Fault: Int, Error {
    /// 400: no request.
    case malformed = 400
    /// 411: the body's length is not told.
    case lengthMissing = 411
    /// 413: the body is too long.
    case bodyTooLong = 413
    /// 431: the header is too long.
    case headerTooLong = 431
  }

  static let longestHeader = 16 * 1024
  static let longestBody = 1024 * 1024

  private var bytes: [UInt8] = []

  mutating func append(_ piece: some Sequence<UInt8>) {
    bytes += piece
  }

  /// The next request that is there whole; nil where bytes are missing.
  mutating func next() throws(Fault) -> ServedRequest? {
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

  private static func header(_ bytes: some Sequence<UInt8>) throws(Fault) -> ServedRequest {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]),
      !words[0].isEmpty, words[0].allSatisfy({ $0.isASCII && $0.isUppercase }),
      var request = ServedRequest(method: String(words[0]), target: String(words[1]))
    else { throw .malformed }
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimming { $0 == " " || $0 == "\t" }
      guard !name.isEmpty, !name.contains(where: \.isWhitespace),
        request.headers[name, default: value] == value
      else { throw .malformed }
      request.headers[name] = value
    }
    request.keepsConnection =
      words[2] == "HTTP/1.1" && request.headers["connection"]?.lowercased() != "close"
    return request
  }

  private static func bodyLength(_ request: ServedRequest) throws(Fault) -> Int {
    guard request.headers["transfer-encoding"] == nil else { throw .lengthMissing }
    guard let text = request.headers["content-length"] else { return 0 }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), !text.isEmpty else { throw .malformed }
    guard let length = Int(text), length <= longestBody else { throw .bodyTooLong }
    return length
  }
}

extension Substring {
  fileprivate func trimming(_ isWhite: (Character) -> Bool) -> String {
    var rest = self
    while let first = rest.first, isWhite(first) { rest.removeFirst() }
    while let last = rest.last, isWhite(last) { rest.removeLast() }
    return String(rest)
  }
}
