public import DemoServer
public import Domain
public import TestDoubles

/// A people server in memory that injects faults.
///
/// It follows the whole contract without a network. It handles one request after the other on the
/// main actor. It uses neither time nor randomness, so a repeated simulation gives the same result.
///
///     let server = InProcessPeopleServer(PeopleServerState(people: [.ada]))
///     server.faults.add(.dropAfterApplying, to: .changes)
///     try await server.apply(change)              // throws .unreachable
///     server.state.effectCount(of: change.id)     // 1
///
/// A fault throws the same kind of error as the real client. For example, an HTML page gives
/// `invalidResponse(.notJSON(contentType: "text/html"))`.
@MainActor
public final class InProcessPeopleServer: PeopleServer {
  /// A request.
  public enum Message: Hashable, Sendable {
    /// A request for a page.
    case page(since: String?, limit: Int?)
    /// A request to change a person.
    case apply(PersonChange)
  }

  /// The requests so far, in order, including those that a fault prevented.
  public private(set) var messages: [Message] = []
  /// The server's state. A test can change it as if another device had changed it.
  public var state: PeopleServerState
  /// The queue of faults.
  public var faults = ServerFaults()
  /// The server's day.
  public var today: CalendarDate

  private let pause: @Sendable (Duration) async -> Void
  private var late = LateRequests<PersonChange>()

  /// Creates a server without faults.
  ///
  /// - Parameters:
  ///   - today: the server's day. A later birthday is refused.
  ///   - pause: the function that waits for a delay. By default the function returns at once.
  public init(
    _ state: PeopleServerState = PeopleServerState(), today: CalendarDate = .testDay,
    pause: @escaping @Sendable (Duration) async -> Void = { _ in }
  ) {
    self.state = state
    self.today = today
    self.pause = pause
  }

  /// Returns a page of the state, or throws the error of the next fault for pages.
  public func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage {
    messages.append(.page(since: cursor, limit: limit))
    let fault = await nextFault(.pages)
    if let error = fault?.errorBeforeApplying(.pages) { throw error }
    let page = try state.page(since: cursor, limit: limit)
    if case .delayResponse(let time) = fault { await pause(time) }
    if let error = fault?.errorAfterApplying { throw error }
    guard case .nameInvisible = fault else { return page }
    let reason = PersonInfo.ValidationError.nameMissing.description
    return PeoplePage(
      cursor: page.cursor, serverID: page.serverID, hasMore: page.hasMore, people: page.people,
      deleted: page.deleted, unreadable: [UnreadablePerson(id: .invisible, reason: reason)])
  }

  /// Applies the change, or throws the error of the next fault for changes.
  public func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome {
    messages.append(.apply(change))
    let fault = await nextFault(.changes)
    if case .deliverLater(let count) = fault { late.add(change, after: count) }
    if case .status(404, _) = fault, case .delete = change.operation { return .removed }
    if case .status(412, _) = fault { return .outdated(current: nil) }
    if let error = fault?.errorBeforeApplying(.changes) { throw error }
    if case .deliverTwice = fault { _ = try? deliver(change) }
    let outcome = try deliver(change)
    if case .delayResponse(let time) = fault { await pause(time) }
    if let error = fault?.errorAfterApplying { throw error }
    guard case .wrongIdentifier = fault, case .stored(let person) = outcome else { return outcome }
    throw .invalidResponse(.wrongPerson(asked: person.id, answered: person.id.other))
  }

  /// Applies every change that ``ServerFault/deliverLater(after:)`` still delays, oldest first.
  public func deliverLateChanges() {
    for change in late.takeAll() { _ = try? deliver(change) }
  }

  /// Applies the late changes that are due, and returns the next fault of this kind.
  private func nextFault(_ requests: ServerFaults.Requests) async -> ServerFault? {
    for change in late.takeDue() { _ = try? deliver(change) }
    let fault = faults.take(requests)
    if case .delay(let time) = fault { await pause(time) }
    if case .expireCursors = fault { state.expireCursors() }
    return fault
  }

  private func deliver(_ change: PersonChange) throws(ServerError) -> ChangeOutcome {
    if let reason = faults.refusal(of: change) { throw .refused(status: 422, reason: reason) }
    return try state.apply(change, today: today).outcome()
  }
}

extension ServerFault {
  /// The error that the client gets before the request is applied; nil if the request is applied.
  fileprivate func errorBeforeApplying(_ requests: ServerFaults.Requests) -> ServerError? {
    switch self {
    case .refuseConnection: .unreachable(reason: "the connection was refused")
    case .dropBeforeApplying, .deliverLater: .unreachable(reason: "the connection broke")
    case .html: .invalidResponse(.notJSON(contentType: "text/html"))
    case .status(410, _) where requests == .pages: .cursorExpired
    case .status(421, _) where requests == .changes: .replaced
    case .status(let status, let headers): Self.error(status, headers)
    case .redirect(let place): .invalidResponse(.redirected(to: place))
    case .overlongBody, .endlessBody: .invalidResponse(.tooLarge(limit: 8 * 1024 * 1024))
    default: nil
    }
  }

  /// The error that the client gets after the request is applied; nil if the response is intact.
  fileprivate var errorAfterApplying: ServerError? {
    switch self {
    case .dropAfterApplying: .unreachable(reason: "the connection broke")
    case .cutBody: .invalidResponse(.cutShort(received: 50, announced: 100))
    default: nil
    }
  }

  private static func error(_ status: Int, _ headers: [String: String]) -> ServerError {
    switch status {
    case 401, 403: .unauthorized(status: status)
    case 408, 425, 429, 500...599:
      .unavailable(
        status: status,
        retryAfter: headers["Retry-After"].flatMap { Int($0) }.map { .seconds($0) })
    case 400, 409, 413, 422: .refused(status: status, reason: "the server refused")
    default: .invalidResponse(.unexpectedStatus(status))
    }
  }
}
