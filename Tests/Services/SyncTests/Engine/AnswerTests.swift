import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import Testing

@Suite("The server's responses to a change", .timeLimit(.minutes(3)))
@MainActor
struct AnswerTests {
  @Test(
    "after a lost, late, repeated or invalid response, all requests are identical and applied once",
    arguments: [
      ServerFault.refuseConnection, .dropBeforeApplying, .dropAfterApplying,
      .deliverLater(after: 0), .deliverLater(after: 3), .deliverTwice, .cutBody, .html,
      .wrongIdentifier, .redirect(to: "https://elsewhere.example"),
      .overlongBody(bytes: 9_000_000, declared: true), .status(404), .status(408), .status(425),
      .status(429, headers: ["Retry-After": "2"]), .status(500), .status(503), .status(599),
    ])
  func sentAgain(_ fault: ServerFault) async throws {
    let bench = try await Bench.make([], [.ada])
    bench.server.faults.add(fault, to: .changes)
    try await bench.sync.refresh()
    bench.server.deliverLateChanges()
    #expect(Set(bench.sent).count == 1, "every request is identical")
    #expect(bench.server.state.effects.count == 1)
    let mark = try await bench.mark(.ada)
    #expect(mark == .synced)
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("after a lost response and a restart, the same request is sent again")
  func replyLostAndKilled() async throws {
    let bench = try await Bench.make([], [.ada])
    bench.server.faults.add(.dropAfterApplying, to: .changes, times: 3)
    try await bench.sync.refresh()
    #expect(bench.server.state.effects.count == 1)
    let (restarted, _) = try await bench.restarted()
    try await restarted.refresh()
    // The repeated request may state a newer position, so only its identifier and its operation
    // are compared.
    #expect(Set(bench.sent.map(\.id)).count == 1)
    #expect(Set(bench.sent.map(\.operation)).count == 1)
    #expect(bench.server.state.effects.count == 1)
    let mark = try await bench.mark(.ada)
    #expect(mark == .synced)
  }

  @Test(
    "after status 400, 409, 413 or 422, the change is rejected and other changes are sent",
    arguments: [
      400, 409, 413, 422,
    ])
  func rejectedChange(status: Int) async throws {
    let bench = try await Bench.make([], [.ada, .grace])
    bench.server.faults.add(.status(status), to: .changes)
    try await bench.sync.refresh()
    let marks = try await [bench.mark(.ada), bench.mark(.grace)]
    #expect(marks == [.refused(reason: "it gave no reason"), .synced])
    #expect(bench.sync.status == SyncStatus(refused: 1))

    try await bench.sync.refresh()
    #expect(bench.sent.count == 2, "a refused change is not sent again automatically")

    try await bench.sync.retry(Person.ada.id)
    #expect(bench.sync.status == SyncStatus(waiting: 1))
    try await bench.sync.refresh()
    #expect(bench.remote == [Person.ada.id: Person.ada.info, Person.grace.id: Person.grace.info])
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("discarding a rejected change restores the server's details or removes the new person")
  func discarded() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess"), .grace])
    bench.server.faults.add(.status(422), to: .changes, times: 2)
    try await bench.sync.refresh()
    #expect(bench.sync.status.refused == 2)
    try await bench.sync.discard(Person.ada.id)
    try await bench.sync.discard(Person.grace.id)
    let local = try await bench.local()
    #expect(local == [Person.ada.id: Person.ada.info])
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("after a rejected change, the next sync sends a new edit of the person")
  func refusedThenEdited() async throws {
    let bench = try await Bench.make([], [.ada])
    bench.server.faults.add(.status(422), to: .changes)
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    let mark = try await bench.mark(.ada)
    #expect(mark == .waiting)
    try await bench.sync.refresh()
    #expect(bench.remote[Person.ada.id]?.firstName == "Countess")
  }

  @Test(
    "status 401 or 403 stops the sync, and the next `refresh()` continues",
    arguments: [
      401, 403,
    ])
  func unauthorized(status: Int) async throws {
    let bench = try await Bench.make([.emmy], [.ada, .grace])
    bench.server.faults.add(.status(status), to: .changes)
    let error = ServerError.unauthorized(status: status)
    await #expect(throws: error) { try await bench.sync.refresh() }
    #expect(bench.sync.status == SyncStatus(.stopped(reason: error.description), waiting: 2))
    #expect(bench.server.messages.count == 1, "no other request is sent")
    try await bench.sync.refresh()
    #expect(bench.remote.count == 3)
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("a deletion counts as complete if the server responds with status 404")
  func deletedAlready() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.delete([Person.ada.id])
    bench.server.state.remove(Person.ada.id)
    try await bench.sync.refresh()
    #expect(bench.sync.status == SyncStatus())
    #expect(bench.spy.reports.isEmpty)
  }

  @Test("after status 412, the change is merged and sent with a new idempotency key")
  func outdated() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    bench.server.state.put(Person.ada.with(lastName: "King"))
    try await bench.sync.refresh()
    let both = Person.ada.with(firstName: "Countess", lastName: "King")
    #expect(bench.remote == [Person.ada.id: both.info])
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(Set(bench.sent.map(\.id)).count == 2)
    #expect(bench.spy.reports.isEmpty)
  }

  @Test(
    "if both sides edited one field, the local edit is kept and the remote edit is reported once")
  func overridden() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    bench.server.state.put(Person.ada.called("Augusta"))
    try await bench.sync.refresh()
    try await bench.sync.refresh()
    #expect(bench.remote[Person.ada.id]?.firstName == "Countess")
    #expect(bench.spy.conflicts == [.field(.firstName, lost: "Augusta")])
  }

  @Test(
    "if the server deleted an edited person, the sync recreates the person and reports a conflict")
  func deletedOnServer() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    bench.server.state.remove(Person.ada.id)
    try await bench.sync.refresh()
    #expect(bench.remote[Person.ada.id]?.firstName == "Countess")
    #expect(bench.spy.conflicts == [.deletedElsewhere])
  }

  @Test("if a deletion gets status 412, the sync restores the person and reports a conflict")
  func outdatedDeletion() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.delete([Person.ada.id])
    bench.server.state.put(Person.ada.called("Countess"))
    try await bench.sync.refresh()
    let local = try await bench.local()
    #expect(local[Person.ada.id]?.firstName == "Countess")
    #expect(bench.spy.conflicts == [.deletedHere])
  }

  @Test("after repeated 412 responses to one change, the sync fails but sends the other changes")
  func alwaysOutdated() async throws {
    let bench = try await Bench.make([], [.ada, .grace])
    bench.server.faults.add(.status(412), to: .changes, times: 3)
    await #expect(throws: ServerError.self) { try await bench.sync.refresh() }
    #expect(bench.remote == [Person.grace.id: Person.grace.info])
    try await bench.sync.refresh()
    #expect(bench.remote.count == 2)
  }
}
