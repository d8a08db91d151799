import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import Testing

@Suite("Receiving the server's changes", .timeLimit(.minutes(3)))
@MainActor
struct ReceivingTests {
  private static let everybody: [Person] = [.ada, .grace, .alan, .emmy, .anders, .xiaoyun]

  @Test("each page is merged in one commit, and the status shows the progress")
  func pages() async throws {
    let bench = try await Bench.make(Self.everybody) { $0.pageSize = 2 }
    var received: [Int] = []
    let token = bench.sync.observeStatus { status in
      if case .receiving(let done, nil) = status.activity { received.append(done) }
    }
    try await bench.sync.refresh()
    #expect(received == [0, 2, 4])
    #expect(bench.steps.count(.didMerge) == 3)
    let local = try await bench.local()
    #expect(local == bench.remote)
    withExtendedLifetime(token) {}
  }

  @Test("only new changes are received, and an empty page calls no observer")
  func onlyNewChanges() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    var deliveries = 0
    let token = bench.people.observePeople(in: .lastName) { _ in deliveries += 1 }
    await bench.stack.settle()
    try await bench.sync.refresh()
    #expect(deliveries == 1)
    bench.server.state.put(.grace)
    bench.server.state.remove(Person.ada.id)
    try await bench.sync.refresh()
    #expect(deliveries == 2)
    let local = try await bench.local()
    #expect(local == [Person.grace.id: Person.grace.info])
    withExtendedLifetime(token) {}
  }

  @Test("a page does not undo a newer local edit")
  func newerWrite() async throws {
    let bench = try await Bench.make([.ada, .grace])
    try await bench.sync.refresh()
    bench.server.state.put(Person.ada.with(lastName: "King"))
    bench.server.faults.add(.delayResponse(.seconds(1)), to: .pages)
    bench.pauses.onPause = {
      try? await bench.people.save([Person.ada.called("Countess")])
      try? await bench.people.delete([Person.grace.id])
    }
    try await bench.sync.refresh()
    var local = try await bench.local()
    #expect(
      local == [Person.ada.id: Person.ada.with(firstName: "Countess", lastName: "King").info])
    #expect(bench.sync.status.waiting == 2)
    try await bench.sync.refresh()
    local = try await bench.local()
    #expect(local == bench.remote)
  }

  @Test("an edit or deletion during a request is kept and sent afterwards")
  func inFlight() async throws {
    let bench = try await Bench.make([], [.ada, .grace])
    bench.server.faults.add(.delayResponse(.seconds(1)), to: .changes, times: 2)
    bench.pauses.onPause = {
      try? await bench.people.save([Person.ada.called("Countess")])
      try? await bench.people.delete([Person.grace.id])
    }
    try await bench.sync.refresh()
    #expect(bench.remote == [Person.ada.id: Person.ada.called("Countess").info])
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.sync.status == SyncStatus())
  }

  /// The first page of a full pull lists no deletions, but later pages may.
  @Test(
    "after an expired cursor, unedited people who are missing in the full pull are deleted",
    arguments: [2, nil])
  func cursorExpired(pageSize: Int?) async throws {
    let bench = try await Bench.make(Self.everybody) { $0.pageSize = pageSize }
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess"), Person.grace.called("Amazing")])
    for person in [Person.ada, .alan, .emmy] { bench.server.state.remove(person.id) }
    bench.server.state.expireCursors()
    try await bench.sync.refresh()
    #expect(bench.remote[Person.ada.id]?.firstName == "Countess")
    #expect(Set(bench.remote.keys) == Set([Person.ada, .grace, .anders, .xiaoyun].map(\.id)))
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.spy.conflicts == [.deletedElsewhere])
  }

  @Test("after a crash during a full pull, the next sync receives the remaining pages")
  func killedInFullPull() async throws {
    let bench = try await Bench.make(Self.everybody) { $0.pageSize = 2 }
    try await bench.sync.refresh()
    bench.server.state.remove(Person.ada.id)
    bench.server.state.expireCursors()
    bench.steps.fail(at: .didMerge)
    try await bench.sync.refresh()
    var local = try await bench.local()
    #expect(local.count == 6)
    let (restarted, _) = try await bench.restarted()
    try await restarted.refresh()
    local = try await bench.local()
    #expect(local == bench.remote)
  }

  @Test(
    "after a crash before or after a merge, the page is merged once",
    arguments: [ObservedSyncStore.Event.willMerge, .didMerge])
  func killedInMerge(_ step: ObservedSyncStore.Event) async throws {
    let bench = try await Bench.make(Self.everybody) { $0.pageSize = 4 }
    bench.steps.fail(at: step)
    try await bench.sync.refresh()
    bench.steps.fail(at: nil)
    let (restarted, _) = try await bench.restarted()
    try await restarted.refresh()
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.spy.reports.isEmpty)
  }

  @Test("an unreadable person is reported, and the other people are received")
  func unreadable() async throws {
    let bench = try await Bench.make([.ada])
    bench.server.faults.add(.nameInvisible, to: .pages)
    try await bench.sync.refresh()
    #expect(bench.spy.unreadable.count == 1)
    let local = try await bench.local()
    #expect(local == bench.remote)
  }

  @Test(
    "after invalid or missing responses, a page is requested at most three times in all",
    arguments: [
      ServerFault.html, .cutBody, .status(500), .refuseConnection,
    ])
  func pageRequestedAgain(_ fault: ServerFault) async throws {
    let bench = try await Bench.make([.ada])
    bench.server.faults.add(fault, to: .pages, times: 2)
    try await bench.sync.refresh()
    var local = try await bench.local()
    #expect(local == bench.remote)

    bench.server.faults.add(fault, to: .pages, times: 3)
    try? await bench.sync.refresh()
    #expect(bench.sync.status.activity != .resting)
    #expect(bench.server.faults.isEmpty)
    local = try await bench.local()
    #expect(local == bench.remote)
  }

  @Test("after `stop()` between two pages, the next sync continues with the next page")
  func stopped() async throws {
    let bench = try await Bench.make(Self.everybody) { $0.pageSize = 2 }
    let token = bench.sync.observeStatus { [weak sync = bench.sync] status in
      if status.activity == .receiving(done: 2, of: nil) { sync?.stop() }
    }
    try await bench.sync.refresh()
    var local = try await bench.local()
    #expect(local.count == 4)
    #expect(bench.sync.status == SyncStatus())
    token.cancel()
    try await bench.sync.refresh()
    local = try await bench.local()
    #expect(local.count == 6)
    #expect(bench.server.messages.count == 3)
  }
}

@Suite("Repeated pages and reports", .timeLimit(.minutes(3)))
@MainActor
struct RepeatTests {
  @Test("if a page skips a person with a pending request, the next sync receives the person")
  func skippedPerson() async throws {
    let bench = try await Bench.make([], [.ada]) { ($0.attempts, $0.pageSize) = (1, 1) }
    bench.server.faults.add(.dropAfterApplying, to: .changes)
    bench.server.faults.add(.delay(.seconds(1)), to: .pages)
    bench.pauses.onPause = {
      bench.server.state.put(Person.ada.with(lastName: "King"))
      bench.server.state.put(.grace)
      bench.server.state.put(.alan)
    }
    try await bench.sync.refresh()
    let mark = try await bench.mark(.ada)
    #expect(mark == .waiting)
    var local = try await bench.local()
    #expect(Set(local.keys) == [Person.ada.id, Person.grace.id, Person.alan.id])
    // The server repeats its old response to the change. Only the pull returns the newer edit.
    try await bench.sync.refresh()
    local = try await bench.local()
    #expect(local[Person.ada.id]?.lastName == "King")
    #expect(local == bench.remote)
  }

  @Test("a report that could not be removed from the store is delivered again")
  func reports() async throws {
    let bench = try await Bench.make([.ada])
    let (steps, spy) = (bench.steps, bench.spy)
    spy.onReport = { steps.fail(at: spy.reports.count == 1 ? .willCall : nil) }
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    bench.server.state.put(Person.ada.called("Augusta"))
    try await bench.sync.refresh()
    steps.fail(at: nil)
    for _ in 1...2 {
      let status = await bench.sync.finish()
      #expect(status == SyncStatus())
    }
    let conflict = MergeConflict.field(.firstName, lost: "Augusta")
    #expect(spy.conflicts == [conflict, conflict])
  }
}
