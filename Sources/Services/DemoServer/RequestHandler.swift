package import Domain
package import Foundation
import Synchronization

/// A handler that answers the requests of all connections of an ``HTTPServer``.
package protocol RequestHandler: Sendable {
  /// Returns whether to serve a connection that the server has just accepted.
  func acceptsConnection() -> Bool
  /// Returns the reply to a request.
  func reply(to request: ServerRequest) async -> ServerReply
}

/// The reply that a server sends over a connection.
package enum ServerReply: Sendable {
  /// Sends the response.
  case response(ServerResponse)
  /// Sends pieces 0, 1, 2 … as raw bytes. The first nil piece closes the connection.
  case pieces(@Sendable (_ number: Int) -> [UInt8]?)
  /// Resets the connection without a response.
  case reset
}

/// A request handler that follows the contract of the people API.
package final class PeopleRequestHandler: RequestHandler {
  private struct Contents {
    var state: PeopleServerState
    var file: PeopleServerFile?
  }

  private let contents: Mutex<Contents>
  private let today: @Sendable () -> CalendarDate

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - state: the initial state if there is no file yet.
  ///   - file: the file that stores the state; nil to keep it in memory.
  ///   - today: returns the server's current day.
  package init(
    state: PeopleServerState, file: URL?, today: @escaping @Sendable () -> CalendarDate
  ) throws(PeopleServerFileError) {
    var stored = file.map(PeopleServerFile.init)
    let state = try stored?.read(orBegin: state) ?? state
    contents = Mutex(Contents(state: state, file: stored))
    self.today = today
  }

  package var state: PeopleServerState { contents.withLock { $0.state } }

  /// Changes the state and writes it to the file. If the file cannot be written, nothing changes.
  package func changeState(
    _ change: (inout PeopleServerState) -> Void
  ) throws(PeopleServerFileError) {
    try withNewestState { (contents) throws(PeopleServerFileError) in
      var state = contents.state
      change(&state)
      try contents.file?.write(state)
      contents.state = state
    }
  }

  package func acceptsConnection() -> Bool { true }

  package func reply(to request: ServerRequest) -> ServerReply { .response(response(to: request)) }

  /// Returns the response to a request. A change is written to the file before the response is
  /// sent.
  package func response(to request: ServerRequest) -> ServerResponse {
    do {
      switch try PeopleRoute(request) {
      case .page(let cursor, let position, let limit):
        return try page(since: cursor, seen: position, limit: limit)
      case .change(let change): return try apply(change)
      }
    } catch let fault as RequestFault {
      return fault.response
    } catch {
      return ServerResponse(500, error: "\(error)")
    }
  }

  private func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) throws -> ServerResponse {
    let state = try withNewestState { $0.state }
    do {
      return ServerResponse(200, json: try state.page(since: cursor, seen: position, limit: limit))
    } catch .replaced {
      return response(.anotherServer)
    } catch {
      return ServerResponse(410, error: "The cursor is too old.")
    }
  }

  private func apply(_ change: PersonChange) throws -> ServerResponse {
    let day = today()
    let (answer, position) = try withNewestState { (contents) throws(PeopleServerFileError) in
      if contents.file != nil, contents.state.isAltered(by: change, today: day) {
        let state = contents.state
        try contents.file?.append(
          change, on: day, leadingTo: state.applying(change, today: day))
      }
      return (contents.state.apply(change, today: day), contents.state.position)
    }
    var response = response(answer)
    response.headers["Position"] = position
    return response
  }

  private func response(_ answer: PeopleServerState.Answer) -> ServerResponse {
    answer.person.map { ServerResponse(answer.status, json: $0) }
      ?? answer.reason.map { ServerResponse(answer.status, error: $0) }
      ?? ServerResponse(answer.status)
  }

  /// Calls `body` with the newest state. Until `body` returns, no other server can use the file.
  private func withNewestState<Value: Sendable>(
    _ body: (inout Contents) throws(PeopleServerFileError) -> Value
  ) throws(PeopleServerFileError) -> Value {
    try contents.withLock { (contents) throws(PeopleServerFileError) in
      guard let url = contents.file?.url else { return try body(&contents) }
      let lock = try FileLock(beside: url)
      defer { lock.end() }
      try contents.file?.catchUp(&contents.state)
      return try body(&contents)
    }
  }
}
