import Foundation
import TestSupport
import Testing

@testable import DemoServer

@Suite("The connections of the people server", .timeLimit(.minutes(3)))
struct ConnectionTests {
  private let request = Array("GET /people HTTP/1.1\r\n\r\n".utf8)

  @Test("several requests that arrive together get their responses in order")
  func keptAlive() async throws {
    let server = try PeopleHTTPServer()
    let socket = try Socket.connected(to: try await server.start())
    let last = Array("GET /nothing HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
    #expect(await socket.write(request + request + last))
    let text = String(decoding: await socket.receiveAll(), as: UTF8.self)
    #expect(text.matches(of: /HTTP\/1.1 (\d+)/).map { $0.1 } == ["200", "200", "404"])
    await server.stop()
    socket.end()
  }

  @Test("after a malformed request, the server sends status 400 and closes the connection")
  func nonsense() async throws {
    let server = try PeopleHTTPServer()
    let socket = try Socket.connected(to: try await server.start())
    #expect(await socket.write(Array("nonsense\r\n\r\n".utf8)))
    let text = String(decoding: await socket.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    await server.stop()
    socket.end()
  }

  @Test("a server starts at the given port, or throws if the port is in use")
  func ports() async throws {
    let (first, second) = (try PeopleHTTPServer(), try PeopleHTTPServer())
    let port = ServerPort.random()
    let url = try await first.start(port: port)
    let error = await #expect(throws: ListeningError.self) { try await second.start(port: port) }
    #expect(error?.port == port)
    await first.stop()
    let again = try await ServerPort.restart { try await second.start(port: port) }
    #expect(again == url)
    await second.stop()
  }

  @Test("`ServerPort.restart` does not try again after an unrelated error")
  func restart() async throws {
    var count = 0
    await #expect(throws: CancellationError.self) {
      try await ServerPort.restart {
        count += 1
        throw CancellationError()
      }
    }
    #expect(count == 1)
  }

  @Test("a reply in pieces is sent unchanged, and then the connection is closed")
  func pieces() async throws {
    let server = HTTPServer(PiecesHandler { $0 < 3 ? Array("\($0)".utf8) : nil })
    let socket = try Socket.connected(to: try await server.start(port: 0))
    #expect(await socket.write(request + request))
    let received = await socket.receiveAll()
    #expect(received == Array("012".utf8))
    await server.stop()
    socket.end()
  }

  @Test("stopping the server ends an endless reply, even to a client that does not read")
  func endless() async throws {
    let server = HTTPServer(PiecesHandler { _ in [UInt8](repeating: 0, count: 64 * 1024) })
    let url = try await server.start(port: 0)
    let (reader, idle) = (try Socket.connected(to: url), try Socket.connected(to: url))
    #expect(await reader.write(request))
    #expect(await idle.write(request))
    let count = await reader.receiveAll(upTo: 4_000_000).count
    #expect(count >= 4_000_000)
    await server.stop()
    reader.end()
    idle.end()
  }
}
