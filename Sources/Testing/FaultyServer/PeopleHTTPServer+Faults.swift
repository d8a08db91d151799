public import DemoServer
public import Domain
public import Foundation
public import TestDoubles

extension PeopleHTTPServer {
  /// Creates a server that can inject faults.
  ///
  ///     let server = try PeopleHTTPServer.faulty(state: PeopleServerState(people: [.ada]))
  ///     server.changeFaults { $0.add(.dropAfterApplying) }
  ///
  /// - Parameters:
  ///   - state: the initial state if there is no file yet.
  ///   - file: the file that stores the state; nil to keep it in memory.
  ///   - today: the server's current day. A later birthday is refused.
  ///   - pause: waits for a delay. A test can pass a function that returns at once.
  /// - Throws: ``PeopleServerFileError`` if the file is damaged, or cannot be read or written.
  public static func faulty(
    state: PeopleServerState = PeopleServerState(), file: URL? = nil,
    today: CalendarDate = .testDay,
    pause: @escaping @Sendable (Duration) async -> Void = {
      try? await ContinuousClock().sleep(for: $0)
    }
  ) throws(PeopleServerFileError) -> PeopleHTTPServer {
    let people = try PeopleRequestHandler(state: state, file: file, today: { today })
    return PeopleHTTPServer(people, handler: FaultyRequestHandler(people, pause: pause))
  }

  /// Changes the fault queue of a server that ``faulty(state:file:today:pause:)`` created.
  public func changeFaults(_ change: (inout ServerFaults) -> Void) {
    guard let handler = handler as? FaultyRequestHandler else {
      preconditionFailure("This server injects no faults.")
    }
    handler.changeFaults(change)
  }
}
