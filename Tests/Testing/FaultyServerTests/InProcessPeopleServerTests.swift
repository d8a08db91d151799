import DemoServer
import Domain
import FaultyServer
import TestDoubles
import TestSupport
import Testing

@Suite("A people server without a network", .tags(.mockInjection))
@MainActor struct InProcessPeopleServerTests {
  private let create = PersonChange(of: Person.grace.id, .create(Person.grace.info))

  private func makeServer(_ faults: ServerFault..., to requests: ServerFaults.Requests = .all)
    -> InProcessPeopleServer
  {
    let server = InProcessPeopleServer(PeopleServerState(people: [.ada]))
    for fault in faults { server.faults.add(fault, to: requests) }
    return server
  }

  @Test("the server handles and records requests for pages and changes")
  func answers() async throws {
    let server = makeServer()
    let page = try await server.page(since: nil, limit: 5)
    #expect(page.people == [RemotePerson(.ada, revision: 1)])
    let outcome = try await server.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.messages == [.page(since: nil, limit: 5), .apply(create)])
  }

  @Test(
    "each fault throws the real client's error, and some faults apply the change before they throw",
    arguments: [
      (
        ServerFault.refuseConnection, ServerError.unreachable(reason: "the connection was refused"),
        0
      ),
      (.dropBeforeApplying, .unreachable(reason: "the connection broke"), 0),
      (.dropAfterApplying, .unreachable(reason: "the connection broke"), 1),
      (.deliverLater(after: 0), .unreachable(reason: "the connection broke"), 0),
      (.cutBody, .invalidResponse(.cutShort(received: 50, announced: 100)), 1),
      (.html, .invalidResponse(.notJSON(contentType: "text/html")), 0),
      (.redirect(to: "x.example"), .invalidResponse(.redirected(to: "x.example")), 0),
      (.overlongBody(bytes: 9, declared: true), .invalidResponse(.tooLarge(limit: 8_388_608)), 0),
      (.endlessBody, .invalidResponse(.tooLarge(limit: 8_388_608)), 0),
      (.status(401), .unauthorized(status: 401), 0),
      (.status(413), .refused(status: 413, reason: "it gave no reason"), 0),
      (
        .status(503, headers: ["Retry-After": "7"]),
        .unavailable(status: 503, retryAfter: .seconds(7)), 0
      ),
      (.status(418), .invalidResponse(.unexpectedStatus(418)), 0),
      (.status(421), .replaced, 0),
    ])
  func faults(_ fault: ServerFault, _ failure: ServerError, _ effects: Int) async throws {
    let server = makeServer(fault)
    await #expect(throws: failure) { try await server.apply(create) }
    #expect(server.state.effectCount(of: create.id) == effects)
    let outcome = try await server.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effectCount(of: create.id) == 1)
  }

  @Test("a response with a wrong identifier throws an error, although the server made the change")
  func wrongIdentifier() async throws {
    let server = makeServer(.wrongIdentifier)
    let failure = await #expect(throws: ServerError.self) { try await server.apply(create) }
    guard case .invalidResponse(.wrongPerson(create.person, _)) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(server.state.effectCount(of: create.id) == 1)
  }

  @Test("`deliverLater(after:)` applies a change once, after the given number of requests")
  func late() async throws {
    let server = makeServer(.deliverLater(after: 1))
    await #expect(throws: ServerError.self) { try await server.apply(create) }
    _ = try await server.page(since: nil, limit: nil)
    #expect(server.state.person(Person.grace.id) == nil)
    let people = try await server.page(since: nil, limit: nil).people
    #expect(people.count == 2)
    let outcome = try await server.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effectCount(of: create.id) == 1)
  }

  @Test("`deliverLateChanges()` applies the changes that are still waiting")
  func lateAtTheEnd() async {
    let server = makeServer(.deliverLater(after: 9))
    _ = try? await server.apply(create)
    server.deliverLateChanges()
    #expect(server.state.person(Person.grace.id)?.revision == 1)
  }

  @Test("a change that arrives twice is applied once")
  func twice() async throws {
    let server = makeServer(.deliverTwice)
    let outcome = try await server.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effects.count == 1)
  }

  @Test("a fault for pages does not affect a change")
  func meantForPages() async throws {
    let server = makeServer(.html, to: .pages)
    _ = try await server.apply(create)
    await #expect(throws: ServerError.self) { try await server.page(since: nil, limit: nil) }
    #expect(server.faults.isEmpty)
  }

  @Test("an expired cursor throws `cursorExpired`")
  func expiredCursors() async throws {
    let server = makeServer()
    let cursor = try await server.page(since: nil, limit: nil).cursor
    server.faults.add(.expireCursors)
    await #expect(throws: ServerError.cursorExpired) {
      try await server.page(since: cursor, limit: nil)
    }
    let people = try await server.page(since: nil, limit: nil).people
    #expect(people.count == 1)
  }

  @Test("a page with an unreadable person still contains the other people")
  func invisibleName() async throws {
    let page = try await makeServer(.nameInvisible).page(since: nil, limit: nil)
    #expect(page.people.map(\.person) == [.ada])
    #expect(page.unreadable.count == 1)
  }

  @Test("a person in `refusedPeople` cannot be changed until the entry is removed")
  func refusedPeople() async throws {
    let server = makeServer()
    server.faults.refusedPeople[create.person] = "no admirals"
    for _ in 1...2 {
      await #expect(throws: ServerError.refused(status: 422, reason: "no admirals")) {
        try await server.apply(create)
      }
    }
    server.faults.refusedPeople = [:]
    let outcome = try await server.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
  }

  @Test("with a delayed response, the server applies the change before the delay")
  func delays() async throws {
    let gate = Gate()
    let server = InProcessPeopleServer(pause: { _ in await gate.pass() })
    server.faults.add(.delayResponse(.seconds(5)))
    let change = create
    let answer = Task { try await server.apply(change) }
    await gate.waitForWaiter()
    #expect(server.state.effectCount(of: change.id) == 1)
    gate.open()
    let outcome = try await answer.value
    #expect(outcome.outcome == .stored(RemotePerson(.grace, revision: 1)))
  }
}
