import Database
import Domain
import Sync
import TestDoubles
import Testing

@Suite("Sending changes", .timeLimit(.minutes(3)))
@MainActor
struct SendingTests {
  @Test("each person's newest details are sent once, in the order of the first edits")
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

  @Test("a person who is added and deleted before a sync is not sent")
  func createdThenDeleted() async throws {
    let bench = try await Bench.make([], [.ada])
    try await bench.people.delete([Person.ada.id])
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
    #expect(bench.sync.status == SyncStatus())
  }

  @Test("an edit that is undone before a sync is not sent")
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

  @Test("saving an unchanged person sends nothing")
  func unchanged() async throws {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([.ada])
    try await bench.sync.refresh()
    #expect(bench.sent.isEmpty)
  }

  @Test("the results of each group of concurrent requests are stored in one commit")
  func groupedCommits() async throws {
    let everybody: [Person] = [.ada, .grace, .alan, .emmy, .anders, .xiaoyun]
    let bench = try await Bench.make([], everybody) { $0.requestsAtOnce = 3 }
    try await bench.sync.refresh()
    #expect(bench.sent.map(\.person) == everybody.map(\.id))
    #expect(bench.steps.count(.didSettle) == 2)
    #expect(bench.steps.count(.didStoreRequests) == 2)
  }

  @Test("the sync status shows the progress of sending and receiving")
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

  @Test("people saved by a store without an outbox are sent after a restart")
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

  @Test("an edit undone by a store without an outbox is not sent, and other edits are sent")
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

  @Test("a person deleted on the server, and deleted and put back without an outbox, is sent")
  func putBackAfterDeletion() async throws {
    let (bench, plain) = try await makeBenchWithKeptEdit()
    try await plain.delete([Person.ada.id])
    let none = try await bench.store.nextRequests(limit: 1, excluding: [])
    #expect(none.isEmpty)
    try await plain.save([.ada])
    let store = try await bench.restarted().store
    let request = try await store.nextRequests(limit: 1, excluding: []).first
    #expect(request?.operation == .create(Person.ada.info))
  }

  @Test("after a restart, nothing is sent about a person who was deleted everywhere")
  func deletedEverywhere() async throws {
    let (bench, plain) = try await makeBenchWithKeptEdit()
    try await plain.delete([Person.ada.id])
    let counts = try await bench.restarted().store.counts()
    #expect(counts == SyncCounts())
  }

  /// Returns a device and its store without an outbox. The device keeps an edit of Ada, but the
  /// server has deleted Ada.
  private func makeBenchWithKeptEdit() async throws -> (Bench, SQLitePeopleStore) {
    let bench = try await Bench.make([.ada])
    try await bench.sync.refresh()
    try await bench.people.save([Person.ada.called("Countess")])
    let page = PeoplePage(cursor: "2", deleted: [Person.ada.id])
    _ = try await bench.store.merge(page, movesCursor: false)
    return (bench, try await bench.storeWithoutOutbox())
  }

  @Test("a row is marked as waiting until the response is stored")
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
