public import DemoServer
public import Domain
public import Foundation
public import TestDoubles

/// A server of the people API over HTTP that injects faults.
///
///     let server = try FaultyHTTPServer(state: PeopleServerState(people: [.ada]))
///     let url = try await server.start()           // http://127.0.0.1:49213
///     server.changeFaults { $0.add(.dropAfterApplying) }
///     await server.stop()
public final class FaultyHTTPServer: Sendable {
  private let people: PeopleRequestHandler
  private let handler: FaultyRequestHandler
  private let server: HTTPServer

  /// Creates a server without faults.
  ///
  /// - Parameters:
  ///   - state: the initial state if there is no file yet.
  ///   - file: the file that stores the state; nil to keep it in memory.
  ///   - today: the server's current day. A later birthday is refused.
  ///   - pause: waits for a delay. A test can pass a function that returns at once.
  /// - Throws: ``PeopleServerFileError`` if the file is damaged, or cannot be read or written.
  public init(
    state: PeopleServerState = PeopleServerState(), file: URL? = nil,
    today: CalendarDate = .testDay,
    pause: @escaping @Sendable (Duration) async -> Void = {
      try? await ContinuousClock().sleep(for: $0)
    }
  ) throws(PeopleServerFileError) {
    people = try PeopleRequestHandler(state: state, file: file, today: { today })
    handler = FaultyRequestHandler(people, pause: pause)
    server = HTTPServer(handler)
  }

  /// The server's current state.
  public var state: PeopleServerState { people.state }

  /// Changes the state and writes it to the file, as if another device had changed it.
  public func changeState(
    _ change: (inout PeopleServerState) -> Void
  ) throws(PeopleServerFileError) {
    try people.changeState(change)
  }

  /// Changes the queue of faults that the server injects.
  public func changeFaults(_ change: (inout ServerFaults) -> Void) {
    handler.changeFaults(change)
  }

  /// Starts to listen at 127.0.0.1 and returns the address. If `port` is 0, a free port is used.
  @discardableResult
  public func start(port: UInt16 = 0) async throws(ListeningError) -> URL {
    try await server.start(port: port)
  }

  /// Closes every connection, and returns when the port is free.
  public func stop() async {
    await server.stop()
  }
}
