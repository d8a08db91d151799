public import Domain
public import Foundation
import Synchronization

/// A people server over HTTP/1.1 on this machine's loopback, for tests that want a real connection,
/// and for people who want to see two devices sync. It keeps the contract of
/// `Guides/people-api.openapi.yaml`, and does what its faults say.
///
///     let server = try PeopleHTTPServer(state: PeopleServerState(people: [.ada]))
///     let url = try await server.start()           // http://127.0.0.1:49213
///     server.changeFaults { $0.add(.dropAfterApplying) }
///     await server.stop()
///
/// Connections are kept alive, and each is served by a task of its own; no thread waits. The server
/// runs until ``stop()``, whether or not anybody holds it.
public final class PeopleHTTPServer: Sendable {
  private let desk: PeopleServerDesk
  private let running = Mutex<Task<Void, Never>?>(nil)

  /// A server that knows `state`, or what its file knows.
  ///
  /// - Parameters:
  ///   - state: what it knows where there is no file yet.
  ///   - file: where the state is kept, and each change before it is answered; nowhere where it is nil.
  ///     Several servers may have one file, in other processes too: they answer as one.
  ///   - today: the server's day; a birthday after it is refused.
  ///   - pause: what a delay waits for: time, or a test's gate.
  /// - Throws: ``PeopleServerFileError`` where the file is damaged, or cannot be read or written.
  public init(
    state: PeopleServerState = PeopleServerState(), file: URL? = nil,
    today: @escaping @Sendable () -> CalendarDate = {
      .today(Date(), in: Calendar(identifier: .gregorian))
    },
    pause: @escaping @Sendable (Duration) async -> Void = {
      try? await ContinuousClock().sleep(for: $0)
    }
  ) throws(PeopleServerFileError) {
    var kept = file.map(PeopleServerFile.init)
    let known = try kept?.read(orBegin: state)
    desk = PeopleServerDesk(known ?? state, file: kept, today: today, pause: pause)
  }

  /// What the server knows now.
  public var state: PeopleServerState { desk.state }

  /// Changes what the server knows, as another device would, and keeps it in the file.
  ///
  /// - Throws: ``PeopleServerFileError`` where the file cannot be written; the change is then undone.
  public func changeState(
    _ change: (inout PeopleServerState) -> Void
  ) throws(PeopleServerFileError) {
    try desk.changeState(change)
  }

  /// Changes what is going to go wrong.
  public func changeFaults(_ change: (inout ServerFaults) -> Void) {
    desk.changeFaults(change)
  }

  /// Listens at 127.0.0.1 and serves; does nothing but throw where it cannot.
  ///
  /// - Parameter port: the port; a free one where it is 0.
  /// - Returns: the address, with the real port.
  /// - Throws: ``ListeningError``, where the port is taken for instance.
  @discardableResult
  public func start(port: UInt16 = 0) async throws(ListeningError) -> URL {
    await stop()
    let listener = try Socket.listening(at: port)
    let address = "http://127.0.0.1:\(listener.port)"
    guard let url = URL(string: address) else { fatalError("\(address) is no address") }
    let desk = desk
    let task = Task { await Self.serve(listener, desk) }
    running.withLock { $0 = task }
    return url
  }

  /// Ends every connection, and returns when the port is free. What was confirmed stays known, and
  /// the server can be started again.
  public func stop() async {
    let task = running.withLock { running in
      defer { running = nil }
      return running
    }
    task?.cancel()
    await task?.value
  }

  private static func serve(_ listener: Socket, _ desk: PeopleServerDesk) async {
    await withDiscardingTaskGroup { connections in
      while let socket = await listener.connection() {
        if desk.refusesConnection() {
          socket.end(abruptly: true)
        } else {
          connections.addTask { await ServedConnection(socket: socket, desk: desk).serve() }
        }
      }
      listener.end()
    }
  }
}
