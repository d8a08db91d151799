import Foundation

/// An HTTP response and its encoding as bytes.
package struct ServerResponse: Hashable, Sendable {
  package var status: Int
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []

  /// Creates a response without a body.
  package init(_ status: Int, headers: [String: String] = [:]) {
    self.status = status
    self.headers = headers
  }

  /// Creates a response with a JSON body.
  package init(_ status: Int, json: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      body = Array(try encoder.encode(json))
    } catch {
      fatalError("The response cannot be written as JSON: \(error)")
    }
    self.status = status
    headers = ["Content-Type": "application/json"]
  }

  /// Creates a response with a sentence that describes the error.
  package init(_ status: Int, error: String) {
    self.init(status, json: ["error": error])
  }

  /// Returns the status line and the headers, including the blank line after them.
  ///
  /// - Parameter length: the length of the body; nil if the body is sent in chunks.
  package func head(length: Int?, keepsConnection: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Status")\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { text += "\(name): \(value)\r\n" }
    if let length {
      // A 204 response has no Content-Length (RFC 9110, 8.6).
      if status != 204 { text += "Content-Length: \(length)\r\n" }
    } else {
      text += "Transfer-Encoding: chunked\r\n"
    }
    text += "Connection: \(keepsConnection ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }

  /// Returns the bytes of the whole response.
  func bytes(keepsConnection: Bool) -> [UInt8] {
    head(length: body.count, keepsConnection: keepsConnection) + body
  }

  private static let phrases = [
    200: "OK", 201: "Created", 204: "No Content", 307: "Temporary Redirect", 400: "Bad Request",
    404: "Not Found", 405: "Method Not Allowed", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    421: "Misdirected Request", 422: "Unprocessable Content", 429: "Too Many Requests",
    431: "Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
