import Domain
import Synchronization

/// Where the requests of all connections come together: one state, one queue of faults, one file.
final class PeopleServerDesk: Sendable {
  private struct Contents {
    var state: PeopleServerState
    var file: PeopleServerFile?
    var faults = ServerFaults()
    var late: [(requestsLeft: Int, request: ServedRequest)] = []

    /// Lets `body` act on the newest state: no other server of the file acts meanwhile.
    mutating func upToDate<Value>(
      _ body: (inout Contents) throws(PeopleServerFileError) -> Value
    ) throws(PeopleServerFileError) -> Value {
      guard let url = file?.url else { return try body(&self) }
      let lock = try FileLock(beside: url)
      defer { lock.end() }
      try file?.catchUp(&state)
      return try body(&self)
    }

    /// Writes down a change that is about to be made, where it leaves a trace.
    mutating func write(
      _ change: PersonChange, on day: CalendarDate
    ) throws(PeopleServerFileError) {
      guard file != nil, state.takes(change, today: day) else { return }
      let state = state
      try file?.append(change, on: day, leadingTo: state.making(change, on: day))
    }

    /// Changes the state, and keeps the new one as a whole; the old one stays where that fails.
    mutating func change(
      _ change: (inout PeopleServerState) -> Void
    ) throws(PeopleServerFileError) {
      try upToDate { (contents) throws(PeopleServerFileError) in
        let before = contents.state
        change(&contents.state)
        do throws(PeopleServerFileError) {
          try contents.file?.write(contents.state)
        } catch {
          contents.state = before
          throw error
        }
      }
    }
  }

  private let contents: Mutex<Contents>
  private let today: @Sendable () -> CalendarDate
  private let pause: @Sendable (Duration) async -> Void

  init(
    _ state: PeopleServerState, file: PeopleServerFile?,
    today: @escaping @Sendable () -> CalendarDate,
    pause: @escaping @Sendable (Duration) async -> Void
  ) {
    contents = Mutex(Contents(state: state, file: file))
    self.today = today
    self.pause = pause
  }

  var state: PeopleServerState { contents.withLock { $0.state } }

  func changeFaults(_ change: (inout ServerFaults) -> Void) {
    contents.withLock { change(&$0.faults) }
  }

  func changeState(
    _ change: (inout PeopleServerState) -> Void
  ) throws(PeopleServerFileError) {
    // The file is written under the lock, so that an older state never overwrites a newer one.
    try contents.withLock { (contents) throws(PeopleServerFileError) in
      try contents.change(change)
    }
  }

  /// Whether a fault refuses the connection that just came.
  func refusesConnection() -> Bool {
    contents.withLock { $0.faults.takeRefusedConnection() }
  }

  /// Acts on a request, as far as the next fault lets it.
  func reply(to request: ServedRequest) async -> ServerReply {
    let fault = contents.withLock { contents in
      deliverWhatIsDue(&contents)
      return contents.faults.take(request.kind)
    }
    if case .delay(let time) = fault { await pause(time) }
    let reply = contents.withLock { act(on: request, fault, &$0) }
    if case .delayAnswer(let time) = fault { await pause(time) }
    return reply
  }

  private func act(
    on request: ServedRequest, _ fault: ServerFault?, _ contents: inout Contents
  ) -> ServerReply {
    if case .forgetCursors = fault {
      do throws(PeopleServerFileError) {
        try contents.change { $0.forgetCursors() }
      } catch {
        return .answer(ServedResponse(500, error: error.description))
      }
    }
    if case .deliverLater(let count) = fault { contents.late.append((count, request)) }
    if let fault, let reply = ServerReply(insteadOfActing: fault) { return reply }
    if case .deliverTwice = fault { _ = answer(request, &contents) }
    return ServerReply(answer(request, &contents), spoiledBy: fault)
  }

  private func deliverWhatIsDue(_ contents: inout Contents) {
    for (left, request) in contents.late where left == 0 { _ = answer(request, &contents) }
    contents.late = contents.late.compactMap {
      $0.requestsLeft == 0 ? nil : ($0.requestsLeft - 1, $0.request)
    }
  }

  /// Acts when the file has it: what was confirmed is known after a second start. What the file could
  /// not take did not happen.
  private func answer(_ request: ServedRequest, _ contents: inout Contents) -> ServedResponse {
    do throws(PeopleServerFileError) {
      return try contents.upToDate { (contents) throws(PeopleServerFileError) in
        let routes = PeopleRoutes(today: today(), refusedPeople: contents.faults.refusedPeople)
        if let change = routes.change(askedBy: request) {
          try contents.write(change, on: routes.today)
        }
        return routes.answer(request, &contents.state)
      }
    } catch {
      return ServedResponse(500, error: error.description)
    }
  }
}
