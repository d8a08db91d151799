import DemoServer
import Domain
import FaultyServer
import Foundation
import TestDoubles
import Testing
import WebAPI

/// These tests use `URLSession`. If a test cancels a call, its `URLSession` request continues.
@Suite("The real client and the faulty server", .timeLimit(.minutes(3)))
struct FaultServerTests {
  private let create = PersonChange(of: Person.grace.id, .create(Person.grace.info))

  /// Returns a client and its server, which contains Ada.
  private func makeServer(_ faults: ServerFault...) async throws -> (PeopleAPI, PeopleHTTPServer) {
    let server = try PeopleHTTPServer.faulty(state: PeopleServerState(people: [.ada]))
    let url = try await server.start()
    for fault in faults { server.changeFaults { $0.add(fault) } }
    return (try makeUnhurriedClient(at: url.absoluteString), server)
  }

  @Test(
    "a change that is repeated after a broken connection is applied once",
    arguments: [
      (ServerFault.refuseConnection, 0), (.dropBeforeApplying, 0), (.dropAfterApplying, 1),
      (.deliverLater(after: 0), 0), (.cutBody, 1),
    ])
  func broken(_ fault: ServerFault, _ effects: Int) async throws {
    let (api, server) = try await makeServer(fault)
    let failure = await #expect(throws: ServerError.self) { try await api.apply(create) }
    switch failure {
    case .unreachable, .invalidResponse(.cutShort): break
    default: Issue.record("\(fault) was reported as \(String(describing: failure))")
    }
    #expect(server.state.effectCount(of: create.id) == effects)
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effectCount(of: create.id) == 1)
    await server.stop()
  }

  @Test(
    "if the response is invalid or has an error status, the client throws the matching error",
    arguments: [
      (ServerFault.html, ServerError.invalidResponse(.notJSON(contentType: "text/html"))),
      (
        .status(503, headers: ["Retry-After": "7"]),
        .unavailable(status: 503, retryAfter: .seconds(7))
      ),
      (.status(401), .unauthorized(status: 401)),
      (.status(422), .refused(status: 422, reason: "it gave no reason")),
      (
        .wrongIdentifier,
        .invalidResponse(
          .wrongPerson(
            asked: Person.grace.id,
            answered: Person.ID(
              UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0xFD)))))
      ),
      (
        .overlongBody(bytes: 8_388_609, declared: true),
        .invalidResponse(.tooLarge(limit: 8_388_608))
      ),
      (
        .overlongBody(bytes: 8_388_609, declared: false),
        .invalidResponse(.tooLarge(limit: 8_388_608))
      ),
    ])
  func named(_ fault: ServerFault, _ failure: ServerError) async throws {
    let (api, server) = try await makeServer(fault)
    await #expect(throws: failure) { try await api.apply(create) }
    // The next request succeeds on this connection or on a new connection.
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effectCount(of: create.id) == 1)
    await server.stop()
  }

  @Test("a response from another server after a redirect is rejected")
  func redirected() async throws {
    let other = try PeopleHTTPServer.faulty()
    let place = try await other.start()
    let (api, server) = try await makeServer(.redirect(to: "\(place)/people"))
    await #expect(throws: ServerError.invalidResponse(.redirected(to: "127.0.0.1"))) {
      try await api.page(since: nil, limit: nil)
    }
    await server.stop()
    await other.stop()
  }

  @Test("if a page lists a person twice, the newer state is used; an unreadable person is reported")
  func pages() async throws {
    let (api, server) = try await makeServer(.duplicateInPage, .nameInvisible)
    let doubled = try await api.page(since: nil, limit: nil)
    #expect(doubled.people == [RemotePerson(.ada, revision: 1)])
    let invisible = try await api.page(since: nil, limit: nil)
    #expect(invisible.people == [RemotePerson(.ada, revision: 1)])
    #expect(invisible.unreadable.map(\.reason) == ["a person needs a first name or a last name"])
    await server.stop()
  }

  @Test("a change that arrives twice is applied once")
  func twice() async throws {
    let (api, server) = try await makeServer(.deliverTwice)
    let outcome = try await api.apply(create).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effects.count == 1)
    await server.stop()
  }

  @Test("a request to a stopped server throws `unreachable`")
  func stoppedServer() async throws {
    let server = try PeopleHTTPServer.faulty()
    let url = try await server.start()
    await server.stop()
    let api = PeopleAPI(at: try APIAddress(url.absoluteString))
    let failure = await #expect(throws: ServerError.self) {
      try await api.page(since: nil, limit: nil)
    }
    guard case .unreachable = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test("a cancelled call throws immediately, and its request continues")
  func cancelledCall() async throws {
    let gate = await Gate()
    let server = try PeopleHTTPServer.faulty(pause: { _ in await gate.pass() })
    let api = try makeUnhurriedClient(at: try await server.start().absoluteString)
    server.changeFaults { $0.add(.delay(.seconds(1))) }
    let change = create
    let request = Task { try await api.apply(change) }
    await gate.waitForWaiter()
    request.cancel()
    await #expect(throws: ServerError.unreachable(reason: "the request was cancelled")) {
      try await request.value
    }
    await gate.open()
    let outcome = try await api.apply(change).outcome
    #expect(outcome == .stored(RemotePerson(.grace, revision: 1)))
    #expect(server.state.effectCount(of: change.id) == 1)
    await server.stop()
  }

  @Test("a task that is already cancelled sends nothing")
  func cancelledBefore() async throws {
    let server = try PeopleHTTPServer.faulty()
    let api = try makeUnhurriedClient(
      at: try await server.start().absoluteString, inOrder: true)
    let change = create
    let request = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await api.apply(change)
    }
    await #expect(throws: ServerError.unreachable(reason: "the request was cancelled")) {
      try await request.value
    }
    let people = try await api.page(since: nil, limit: nil).people
    #expect(people.isEmpty)
    await server.stop()
  }

  @Test("concurrent changes are each applied once")
  func many() async throws {
    let (api, server) = try await makeServer()
    await withTaskGroup { group in
      for number in 1...40 {
        group.addTask {
          let info = PersonInfo(storedFirstName: "\(number)", lastName: "Of Many", birthday: nil)
          _ = try? await api.apply(PersonChange(of: Person.ID(), .create(info)))
        }
      }
    }
    #expect(server.state.people.count == 41)
    #expect(server.state.effects.count == 40)
    await server.stop()
  }
}
