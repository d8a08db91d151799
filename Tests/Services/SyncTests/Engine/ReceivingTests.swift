import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import Testing

@Suite("What was changed elsewhere is received", .timeLimit(.minutes(3)))
@MainActor
struct ReceivingTests {
  private static let everybody: [Person] = [.ada, .grace, .alan, .emmy, .anders, .xiaoyun]

  @Test("page by page, with its progress told, each page in one commit")
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

  @Test("only what is new, once everything is there; a page of nobody tells no screen")
  func onlyNews() async throws {
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

  @Test("a pull that ends after a newer local write does not undo it")
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

  @Test("edited or deleted while its request is under way: the edit is kept and sent afterwards")
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

  /// A first page names nobody who is deleted; the pages after it may.
  @Test(
    "cursor forgotten: all is asked for, and who is not named is gone, unless changed here",
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
    #expect(bench.told.conflicts == [.deletedElsewhere])
  }

  @Test("killed in the middle of a pull from the start: the rest of it still finds who is gone")
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
    "killed before, while and after a page is merged: it is merged once",
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
    #expect(bench.told.reports.isEmpty)
  }

  @Test("somebody whom this device cannot show is told of, and keeps nobody back")
  func unreadable() async throws {
    let bench = try await Bench.make([.ada])
    bench.server.faults.add(.nameInvisible, to: .pages)
    try await bench.sync.refresh()
    #expect(bench.told.unreadable.count == 1)
    let local = try await bench.local()
    #expect(local == bench.remote)
  }

  @Test(
    "not understood or not answered: asked again, then given up",
    arguments: [
      ServerFault.html, .cutBody, .status(500), .refuseConnection,
    ])
  func askedAgain(_ fault: ServerFault) async throws {
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

  @Test("stopped between two pages: what has come stays, and the next pull goes on from there")
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
