import TestSupport
import Testing

@testable import DemoServer

@Suite("The parser of HTTP requests")
struct RequestParserTests {
  private static let put =
    "PUT /people/1?since=a%2Bb&limit=3&x HTTP/1.1\r\nHost: h\r\nIF-Match:  \"3\" \r\n"
    + "content-length: 4\r\n\r\nab\r\n"
  private static let get = "GET /people HTTP/1.1\r\nConnection: close\r\n\r\n"

  private func requests(_ pieces: [[UInt8]]) throws -> [ServerRequest] {
    var parser = HTTPRequestParser()
    var requests: [ServerRequest] = []
    for piece in pieces {
      parser.append(piece)
      while let request = try parser.next() { requests.append(request) }
    }
    return requests
  }

  @Test("a parsed request has a method, a path, a query, headers and a body")
  func whole() throws {
    let request = try #require(try requests([Array(Self.put.utf8)]).first)
    #expect(request.method == "PUT")
    #expect(request.path == "/people/1")
    #expect(request.query == ["since": "a+b", "limit": "3", "x": ""])
    #expect(request.headers["if-match"] == "\"3\"")
    #expect(request.body == Array("ab\r\n".utf8))
    #expect(request.keepsConnection)
  }

  @Test(
    "requests that arrive in random pieces are parsed like whole requests", .tags(.random),
    arguments: 1...20)
  func cutAnywhere(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = Array((Self.put + Self.get + Self.put).utf8)
    var (pieces, start): ([[UInt8]], Int) = ([], 0)
    while start < bytes.count {
      let end = Int.random(in: start + 1...bytes.count, using: &random)
      pieces.append(Array(bytes[start..<end]))
      start = end
    }
    let read = try requests(pieces)
    let whole = try requests([bytes])
    #expect(read == whole, "seed \(seed)")
    #expect(read.map(\.method) == ["PUT", "GET", "PUT"], "seed \(seed)")
    #expect(read.map(\.keepsConnection) == [true, false, true], "seed \(seed)")
  }

  @Test(
    "each kind of malformed request throws the matching error",
    arguments: [
      ("nonsense\r\n\r\n", HTTPRequestParser.Fault.malformed),
      ("GET  /people HTTP/1.1\r\n\r\n", .malformed),
      ("get /people HTTP/1.1\r\n\r\n", .malformed),
      ("GET people HTTP/1.1\r\n\r\n", .malformed),
      ("GET /people HTTP/2\r\n\r\n", .malformed),
      ("GET /people?a=%ZZ HTTP/1.1\r\n\r\n", .malformed),
      ("GET /people HTTP/1.1\r\nno colon\r\n\r\n", .malformed),
      ("GET /people HTTP/1.1\r\nHost : h\r\n\r\n", .malformed),
      ("PUT /p HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .malformed),
      ("PUT /p HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .malformed),
      ("PUT /p HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", .bodyTooLong),
      ("PUT /p HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLong),
      ("PUT /p HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .lengthMissing),
      ("GET /" + String(repeating: "a", count: 20_000), .headerTooLong),
    ])
  func refused(_ text: String, _ fault: HTTPRequestParser.Fault) {
    #expect(throws: fault) { try requests([Array(text.utf8)]) }
  }

  @Test("a request that is not UTF-8 throws `malformed`")
  func noText() {
    #expect(throws: HTTPRequestParser.Fault.malformed) {
      try requests([Array("GET /".utf8) + [0xFF] + Array(" HTTP/1.1\r\n\r\n".utf8)])
    }
  }
}
