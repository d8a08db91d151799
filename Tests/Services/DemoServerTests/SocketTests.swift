import Foundation
import Testing

@testable import DemoServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `URLSession` cannot show, asked over a bare connection.
@Suite("The fault server's connections", .timeLimit(.minutes(3)))
struct SocketTests {
  /// A connection to a server that is listening.
  private func connect(to url: URL) throws -> Socket {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(try #require(url.port)).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #if canImport(Glibc)
          Glibc.connect(descriptor, $0, size)
        #elseif canImport(Musl)
          Musl.connect(descriptor, $0, size)
        #else
          Darwin.connect(descriptor, $0, size)
        #endif
      }
    }
    try #require(result == 0)
    return Socket(descriptor: descriptor)
  }

  /// Everything that comes until the server ends the connection, or `bound` bytes have come.
  private func received(over socket: Socket, upTo bound: Int = .max) async -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < bound {
      let piece = await socket.receive()
      guard !piece.isEmpty else { return bytes }
      bytes += piece
    }
    return bytes
  }

  private let request = Array("GET /people HTTP/1.1\r\n\r\n".utf8)

  @Test("an endless body goes on until the server is stopped, also where nobody reads it")
  func endless() async throws {
    let server = try PeopleHTTPServer()
    server.changeFaults { $0.add(.endlessBody, times: 2) }
    let url = try await server.start()
    let (reader, sleeper) = (try connect(to: url), try connect(to: url))
    #expect(await reader.write(request))
    #expect(await sleeper.write(request))
    let count = await received(over: reader, upTo: 4_000_000).count
    #expect(count >= 4_000_000)
    await server.stop()
    reader.end()
    sleeper.end()
  }

  @Test("a cut body announces more than comes")
  func cut() async throws {
    let server = try PeopleHTTPServer()
    server.changeFaults { $0.add(.cutBody) }
    let socket = try connect(to: try await server.start())
    #expect(await socket.write(request))
    let text = String(decoding: await received(over: socket), as: UTF8.self)
    let length = try #require(text.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) })
    let body = try #require(text.firstRange(of: "\r\n\r\n"))
    #expect(text[body.upperBound...].utf8.count == length / 2)
    await server.stop()
    socket.end()
  }

  @Test("several requests in one piece are answered in order, over one connection")
  func keptAlive() async throws {
    let server = try PeopleHTTPServer()
    let socket = try connect(to: try await server.start())
    let last = Array("GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
    #expect(await socket.write(request + request + last))
    let text = String(decoding: await received(over: socket), as: UTF8.self)
    #expect(text.matches(of: /HTTP\/1.1 (\d+)/).map { $0.1 } == ["200", "200", "404"])
    await server.stop()
    socket.end()
  }

  @Test("what is no request is answered with its status, and the connection ends")
  func nonsense() async throws {
    let server = try PeopleHTTPServer()
    let socket = try connect(to: try await server.start())
    #expect(await socket.write(Array("nonsense\r\n\r\n".utf8)))
    let text = String(decoding: await received(over: socket), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    await server.stop()
    socket.end()
  }
}
