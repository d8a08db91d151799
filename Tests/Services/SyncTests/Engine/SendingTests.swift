import Database
import Domain
import Sync
import TestDoubles
import Testing

@Suite("What was changed here is sent", .timeLimit(.minutes(3)))
@MainActor
struct SendingTests {
  @Test("in the order of the changes, one request for each person")
  func order() async throws {
    let bench = try await Bench.make([], [.grace, .ada])
    try await bench.people.save([Person.grace.called("Amazing")])
    try await bench.people.save([.alan])
    try await bench.sync.refresh()
    #expect(bench.sent.map(\.person) == [Person.grace.id, Person.ada.id, Person.alan.id])
    #expect(bench.sent.first?.operation.info?.firstName == "Amazing")
    let local = try await bench.local()
    #expect(local == bench.remote)
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("added and deleted before it was ever sent: not at all")
  func createdThenDeleted() async throws {
    let bench = try await Bench.make([], [.ada])
    try await bench.people.delete([Person.ada.id])
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("changed and changed back before it was sent: not at all")
  func changedBack() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    var mark = try await bench.mark(.ada)
    #expect(mark == .waiting)
    try await bench.people.save([.ada])
    mark = try await bench.mark(.ada)
    #expect(mark == .synced)
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
  }

  @Test("saved as it is at the server: not at all")
  func unchanged() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([.ada])
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
  }

  @Test("several at once, and their outcomes are stored in one commit")
  func groupedCommits() async throws {
    let everybody: [Person] = [.ada, .grace, .alan, .emmy, .anders, .xiaoyun]
    let bench = try await Bench.make([], everybody) { $0.requestsAtOnce = 3 }
    try await bench.sync.refresh()
    #expect(bench.sent.map(\.person) == everybody.map(\.id))
    #expect(bench.steps.count(.didSettle) == 2)
    #expect(bench.steps.count(.didStoreRequests) == 2)
  }

  @Test("with its progress told: so many people of so many, then those who come")
  func progress() async throws {
    let bench = try await Bench.make([.emmy], [.ada, .grace])
    var activities: [SyncStatus.Activity] = []
    let token = bench.sync.observeStatus { status in
      if activities.last != status.activity { activities.append(status.activity) }
    }
    try await bench.sync.refresh()
    #expect(
      activities == [
        .resting, .sending(done: 0, of: 2), .sending(done: 1, of: 2), .receiving(done: 0, of: nil),
        .resting,
      ])
    withExtendedLifetime(token) {}
  }

  @Test("people who were there before there was a server, as well")
  func unnoticed() async throws {
    let bench = try await Bench.make()
    let plain = try await bench.storeWithoutOutbox()
    try await plain.save([.ada])
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
    let (restarted, _) = try await bench.restarted()
    try await restarted.refresh()
    #expect(bench.sent.map(\.person) == [Person.ada.id])
  }

  @Test("put back by a program that keeps no outbox: the place is given up, others are sent")
  func putBackElsewhere() async throws {
    let bench = try await Bench.make([.ada, .grace])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess"), Person.grace.called("Amazing")])
    try await bench.storeWithoutOutbox().save([.ada, .grace])
    try await bench.people.save([.alan])
    let status = await bench.sync.finish()
    #expect(status == SyncStatus())
    #expect(bench.sent.map(\.person) == [Person.alan.id])
    let mark = try await bench.mark(.ada)
    #expect(mark == .synced)
  }

  @Test("rows are marked until the answer is stored, and the list is told")
  func marks() async throws {
    let bench = try await Bench.make([], [.ada])
    var deliveries: [[SyncMark]] = []
    let token = bench.people.observePeople(in: .lastName) { result in
      deliveries.append((try? result.get().map(\.mark)) ?? [])
    }
    try await bench.sync.refresh()
    #expect(deliveries.first == [.waiting])
    #expect(deliveries.last == [.synced])
    withExtendedLifetime(token) {}
  }
}
