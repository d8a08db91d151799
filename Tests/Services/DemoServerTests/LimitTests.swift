import Foundation
import Testing

@testable import DemoServer

@Suite("The limits of the people server", .timeLimit(.minutes(1)))
struct LimitTests {
  private let request = Array("GET /people HTTP/1.1\r\n\r\n".utf8)
  private let hurried = ServerLimits(requestTime: .milliseconds(100))

  @Test("a client that sends nothing is disconnected after the time limit for a request")
  func silent() async throws {
    let server = try PeopleHTTPServer(limits: hurried)
    let socket = try Socket.connected(to: try await server.start())
    #expect(await socket.receiveAll().isEmpty)
    #expect(!Task.isCancelled)
    await server.stop()
    socket.end()
  }

  @Test("a client that sends nothing more after a response is disconnected")
  func idle() async throws {
    let server = HTTPServer(OKHandler(), limits: hurried)
    let socket = try Socket.connected(to: try await server.start(port: 0))
    #expect(await socket.write(request))
    let text = String(decoding: await socket.receiveAll(), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200"))
    #expect(!Task.isCancelled)
    await server.stop()
    socket.end()
  }

  @Test("a client that keeps sending requests stays connected beyond the time limit for a request")
  func busy() async throws {
    let server = HTTPServer(OKHandler(), limits: hurried)
    let url = try await server.start(port: 0)
    // A busy machine can delay one request by 100 ms, so the test tries again.
    var time = Duration.zero
    while time < .milliseconds(300), !Task.isCancelled {
      let (socket, start) = (try Socket.connected(to: url), ContinuousClock.now)
      time = .zero
      while time < .milliseconds(300), await socket.write(request), await !socket.receive().isEmpty
      {
        time = .now - start
      }
      socket.end()
    }
    #expect(time >= .milliseconds(300))
    await server.stop()
  }

  @Test("a client that sends a body too slowly is disconnected without a response")
  func slow() async throws {
    let server = try PeopleHTTPServer(limits: hurried)
    let socket = try Socket.connected(to: try await server.start())
    let length = HTTPRequestParser.longestBody
    #expect(
      await socket.write(Array("PUT /people HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n".utf8)))
    var count = 0
    while count < length, await socket.write([0]) {
      count += 1
      // The server may run on the same thread, so the loop yields.
      await Task.yield()
    }
    #expect(count < length)
    #expect(await socket.receiveAll().isEmpty)
    #expect(!Task.isCancelled)
    await server.stop()
    socket.end()
  }

  @Test("a client that does not read its response is disconnected, and delays no other client")
  func greedy() async throws {
    let limits = ServerLimits(responseTime: .milliseconds(100))
    let server = HTTPServer(EndlessHandler(), limits: limits)
    let url = try await server.start(port: 0)
    let (greedy, other) = (try Socket.connected(to: url), try Socket.connected(to: url))
    #expect(await greedy.write(request))
    #expect(await other.write(Array("HEAD /people HTTP/1.1\r\n\r\n".utf8)))
    let reply = await other.receiveAll()
    #expect(reply == [1])
    while await greedy.write(request) {}
    #expect(!Task.isCancelled)
    await server.stop()
    greedy.end()
    other.end()
  }

  @Test("a connection above the limit is refused until another connection is closed")
  func full() async throws {
    let server = HTTPServer(OKHandler(), limits: ServerLimits(connections: 2))
    let url = try await server.start(port: 0)
    let open = [try Socket.connected(to: url), try Socket.connected(to: url)]
    for socket in open {
      #expect(await socket.write(request))
      #expect(await !socket.receive().isEmpty)
    }
    #expect(try await firstBytes(from: url).isEmpty)
    open[0].end()
    var bytes: [UInt8] = []
    while bytes.isEmpty, !Task.isCancelled { bytes = try await firstBytes(from: url) }
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("HTTP/1.1 200"))
    await server.stop()
    open[1].end()
  }

  /// Sends a request over a new connection, and returns the first bytes of the response.
  private func firstBytes(from url: URL) async throws -> [UInt8] {
    let socket = try Socket.connected(to: url)
    defer { socket.end() }
    _ = await socket.write(request)
    return await socket.receive()
  }
}

/// A handler that sends one byte for HEAD, and an endless reply for any other method.
private struct EndlessHandler: RequestHandler {
  func acceptsConnection() -> Bool { true }

  func reply(to request: ServerRequest) -> ServerReply {
    if request.method == "HEAD" { return .pieces { $0 == 0 ? [1] : nil } }
    return .pieces { _ in [UInt8](repeating: 0, count: 64 * 1024) }
  }
}

/// A handler that replies to every request with status 200.
private struct OKHandler: RequestHandler {
  func acceptsConnection() -> Bool { true }
  func reply(to request: ServerRequest) -> ServerReply { .response(ServerResponse(200)) }
}
