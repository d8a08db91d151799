public import Domain
public import TestDoubles

/// A people server without a network: the whole contract and every fault, in memory, one request
/// after the other on the main actor. Nothing in it depends on time or chance, so that a simulation
/// that is run again does the same.
///
///     let server = InProcessPeopleServer(PeopleServerState(people: [.ada]))
///     server.faults.add(.dropAfterApplying, to: .changes)
///     try await server.apply(change)              // throws .unreachable, and yet:
///     server.state.effectCount(of: change.id)     // 1
///
/// A fault shows as the real client shows it: an answer of HTML is
/// `invalidResponse(.notJSON(contentType: "text/html"))` here as well.
@MainActor
public final class InProcessPeopleServer: PeopleServer {
  /// Something that was asked.
  public enum Message: Hashable, Sendable {
    /// A page was asked for.
    case page(since: String?, limit: Int?)
    /// A change was asked for.
    case apply(PersonChange)
  }

  /// The most bytes that the real client takes, as ``ServerFault/overlongBody(bytes:declared:)``
  /// names them here.
  nonisolated static let bodyLimit = 8 * 1024 * 1024

  /// What was asked so far, in order; what a fault kept from the server is among it.
  public private(set) var messages: [Message] = []
  /// What the server knows. A test changes it as another device would.
  public var state: PeopleServerState
  /// What is going to go wrong.
  public var faults = ServerFaults()
  /// The server's day.
  public var today: CalendarDate

  private let pause: @Sendable (Duration) async -> Void
  private var late: [(requestsLeft: Int, change: PersonChange)] = []

  /// A server that knows `state`.
  ///
  /// - Parameters:
  ///   - today: the server's day; a birthday after it is refused.
  ///   - pause: what a delay waits for: a test's clock, or a gate. Not called where no delay was
  ///     asked for; returns at once where none is given.
  public init(
    _ state: PeopleServerState = PeopleServerState(), today: CalendarDate = .testDay,
    pause: @escaping @Sendable (Duration) async -> Void = { _ in }
  ) {
    self.state = state
    self.today = today
    self.pause = pause
  }

  /// Answers a page of the state, or what the next fault for pages says.
  public func page(since cursor: String?, limit: Int?) async throws(ServerError) -> PeoplePage {
    messages.append(.page(since: cursor, limit: limit))
    deliverWhatIsDue()
    let fault = faults.take(.pages)
    if case .delay(let time) = fault { await pause(time) }
    if case .forgetCursors = fault { state.forgetCursors() }
    if let failure = fault?.failureBeforeActing(.pages) { throw failure }
    let page = try state.page(since: cursor, limit: limit)
    if case .delayAnswer(let time) = fault { await pause(time) }
    if let failure = fault?.failureAfterActing { throw failure }
    guard case .nameInvisible = fault else { return page }
    return PeoplePage(
      cursor: page.cursor, hasMore: page.hasMore, people: page.people, deleted: page.deleted,
      unreadable: [UnreadablePerson(id: .invisible, reason: Self.nameMissing)])
  }

  /// Makes the change and answers, or does what the next fault for changes says.
  public func apply(_ change: PersonChange) async throws(ServerError) -> ChangeOutcome {
    messages.append(.apply(change))
    deliverWhatIsDue()
    let fault = faults.take(.changes)
    if case .delay(let time) = fault { await pause(time) }
    if case .forgetCursors = fault { state.forgetCursors() }
    if case .deliverLater(let count) = fault { late.append((count, change)) }
    if case .status(404, _) = fault, case .delete = change.operation { return .removed }
    if case .status(412, _) = fault { return .outdated(current: nil) }
    if let failure = fault?.failureBeforeActing(.changes) { throw failure }
    if case .deliverTwice = fault { _ = try? deliver(change) }
    let outcome = try deliver(change)
    if case .delayAnswer(let time) = fault { await pause(time) }
    if let failure = fault?.failureAfterActing { throw failure }
    guard case .wrongIdentifier = fault, case .stored(let person) = outcome else { return outcome }
    throw .invalidResponse(.wrongPerson(asked: person.id, answered: person.id.other))
  }

  /// Lets every change arrive that a ``ServerFault/deliverLater(after:)`` holds back, oldest first.
  public func deliverLateChanges() {
    for (_, change) in late { _ = try? deliver(change) }
    late = []
  }

  private func deliverWhatIsDue() {
    for (left, change) in late where left == 0 { _ = try? deliver(change) }
    late = late.compactMap { $0.requestsLeft == 0 ? nil : ($0.requestsLeft - 1, $0.change) }
  }

  private func deliver(_ change: PersonChange) throws(ServerError) -> ChangeOutcome {
    if let reason = faults.reasonToRefuse(change) { throw .refused(status: 422, reason: reason) }
    return try state.apply(change, today: today).outcome()
  }

  private static let nameMissing = PersonInfo.ValidationError.nameMissing.description
}
