import Foundation

/// An answer, and the bytes that write it.
struct ServedResponse: Hashable, Sendable {
  var status: Int
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// An answer without a body.
  init(_ status: Int, headers: [String: String] = [:]) {
    self.status = status
    self.headers = headers
  }

  /// An answer of JSON.
  init(_ status: Int, json: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      body = Array(try encoder.encode(json))
    } catch {
      fatalError("the answer cannot be written as JSON: \(error)")
    }
    self.status = status
    headers = ["Content-Type": "application/json"]
  }

  /// An answer that says what is wrong.
  init(_ status: Int, error: String) {
    self.init(status, json: ["error": error])
  }

  /// A page as a hotel's network answers with it.
  static var html: ServedResponse {
    var response = ServedResponse(200, headers: ["Content-Type": "text/html; charset=utf-8"])
    response.body = Array("<!DOCTYPE html><title>Welcome</title><h1>Please sign in</h1>".utf8)
    return response
  }

  /// The status line and the header, with the empty line behind it.
  ///
  /// - Parameter length: the body's length as the header tells it; nil where the body is sent in
  ///   chunks.
  func head(length: Int?, keepsConnection: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    // 204 has no body, and says nothing of its length (RFC 9110, 8.6).
    if let length {
      if status != 204 { text += "Content-Length: \(length)\r\n" }
    } else {
      text += "Transfer-Encoding: chunked\r\n"
    }
    text += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }

  /// The whole answer.
  func bytes(keepsConnection: Bool) -> [UInt8] {
    head(length: body.count, keepsConnection: keepsConnection) + body
  }

  private static let phrases = [
    200: "OK", 201: "Created", 204: "No Content", 307: "Temporary Redirect", 400: "Bad Request",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    422: "Unprocessable Content", 429: "Too Many Requests", 431: "Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
