public import Domain
public import Foundation
import Synchronization

/// A server of the people API over HTTP/1.1, on this machine's loopback address.
///
/// The server follows the contract in `Guides/people-api.openapi.yaml`.
///
///     let server = try PeopleHTTPServer(state: PeopleServerState(people: [.ada]))
///     let url = try await server.start()           // http://127.0.0.1:49213
///     await server.stop()
///
/// The server runs until ``stop()``, even if no reference to it exists.
public final class PeopleHTTPServer: Sendable {
  private let people: PeopleRequestHandler
  package let handler: any RequestHandler
  private let server: HTTPServer

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - state: the initial state if there is no file yet. The default is a new, empty state.
  ///   - file: the file that stores the state; nil to keep the state in memory. Several servers can
  ///     share one file, even in different processes.
  ///   - today: returns the server's current day. A later birthday is refused.
  ///   - limits: the limits that protect the server from slow, silent and greedy clients.
  /// - Throws: ``PeopleServerFileError`` if the file is damaged, or cannot be read or written.
  public convenience init(
    state: PeopleServerState = PeopleServerState(serverID: UUID().uuidString), file: URL? = nil,
    today: @escaping @Sendable () -> CalendarDate = {
      .today(Date(), in: Calendar(identifier: .gregorian))
    }, limits: ServerLimits = ServerLimits()
  ) throws(PeopleServerFileError) {
    let people = try PeopleRequestHandler(state: state, file: file, today: today)
    self.init(people, handler: people, limits: limits)
  }

  /// Creates a server whose handler passes the requests to `people`.
  package init(
    _ people: PeopleRequestHandler, handler: any RequestHandler,
    limits: ServerLimits = ServerLimits()
  ) {
    self.people = people
    self.handler = handler
    server = HTTPServer(handler, limits: limits)
  }

  /// The server's current state.
  public var state: PeopleServerState { people.state }

  /// Changes the state and writes it to the file, like another device's change.
  ///
  /// - Throws: ``PeopleServerFileError`` if the file is damaged, or cannot be read or written. The
  ///   change is not made then.
  public func changeState(
    _ change: (inout PeopleServerState) -> Void
  ) throws(PeopleServerFileError) {
    try people.changeState(change)
  }

  /// Starts to listen at 127.0.0.1.
  ///
  /// - Parameter port: the port; 0 for any free port.
  /// - Returns: the address with the actual port.
  /// - Throws: ``ListeningError``, for instance if the port is in use.
  @discardableResult
  public func start(port: UInt16 = 0) async throws(ListeningError) -> URL {
    try await server.start(port: port)
  }

  /// Closes every connection, and returns when the port is free. The state is kept.
  public func stop() async {
    await server.stop()
  }
}

/// An HTTP/1.1 server that passes each request to a handler.
///
/// Connections stay open between requests. Each connection has its own task, which blocks no thread
/// while it waits for bytes.
package final class HTTPServer: Sendable {
  private let handler: any RequestHandler
  private let limits: ServerLimits
  private let openConnections = Atomic<Int>(0)
  private let running = Mutex<Task<Void, Never>?>(nil)

  package init(_ handler: any RequestHandler, limits: ServerLimits = ServerLimits()) {
    self.handler = handler
    self.limits = limits
  }

  package func start(port: UInt16) async throws(ListeningError) -> URL {
    await stop()
    let listener = try Socket.listening(at: port)
    let address = "http://127.0.0.1:\(listener.port)"
    guard let url = URL(string: address) else { fatalError("\(address) is not a URL.") }
    let task = Task { await serve(listener) }
    running.withLock { $0 = task }
    return url
  }

  package func stop() async {
    let task = running.withLock { $0.take() }
    task?.cancel()
    await task?.value
  }

  /// Serves each connection in its own task.
  ///
  /// A connection above the limit is reset, so the client retries later as if it were offline. A
  /// response with status 503 would have to wait for its request, at the server's expense.
  private func serve(_ listener: Socket) async {
    await withDiscardingTaskGroup { connections in
      while let socket = await listener.connection() {
        let isWithinLimit = openConnections.load(ordering: .relaxed) < limits.connections
        guard isWithinLimit, handler.acceptsConnection() else {
          socket.end(abruptly: true)
          continue
        }
        openConnections.add(1, ordering: .relaxed)
        connections.addTask { [self] in
          await serveConnection(socket)
          openConnections.subtract(1, ordering: .relaxed)
        }
      }
      listener.end()
    }
  }

  private func serveConnection(_ socket: Socket) async {
    var parser = HTTPRequestParser()
    var deadline = ContinuousClock.now + limits.requestTime
    while true {
      let piece = await socket.receive(until: deadline)
      guard !piece.isEmpty else { return socket.end() }
      parser.append(piece)
      do {
        while let request = try parser.next() {
          let reply = await handler.reply(to: request)
          guard await send(reply, over: socket, request.keepsConnection) else { return }
          deadline = .now + limits.requestTime
        }
      } catch {
        let response = ServerResponse(error.rawValue, error: "The request cannot be read.")
        _ = await write(response.bytes(keepsConnection: false), to: socket)
        return socket.end()
      }
    }
  }

  /// Sends the reply, and closes the connection if necessary. Returns whether the connection stays
  /// open.
  private func send(
    _ reply: ServerReply, over socket: Socket, _ keepsConnection: Bool
  ) async -> Bool {
    switch reply {
    case .response(let response):
      let bytes = response.bytes(keepsConnection: keepsConnection)
      let isSent = await write(bytes, to: socket)
      if isSent, keepsConnection { return true }
      socket.end(abruptly: !isSent)
    case .pieces(let piece):
      var (number, isSent) = (0, true)
      while isSent, let bytes = piece(number) {
        isSent = await write(bytes, to: socket)
        number += 1
      }
      socket.end(abruptly: !isSent)
    case .reset:
      socket.end(abruptly: true)
    }
    return false
  }

  /// Sends all bytes, and returns whether the client accepted them within the time limit.
  private func write(_ bytes: [UInt8], to socket: Socket) async -> Bool {
    await socket.write(bytes, until: .now + limits.responseTime)
  }
}
