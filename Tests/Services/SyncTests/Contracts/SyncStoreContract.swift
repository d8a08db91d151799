import Database
import Domain
import TestDoubles
import Testing

/// The stores under test.
private let stores: [Conformer] = [
  Conformer(testDescription: "SQLite") {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    return (people, try await SQLiteSyncStore(people))
  },
  Conformer(testDescription: "an observed store") {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    return (people, ObservedSyncStore(try await SQLiteSyncStore(people)) { _ in })
  },
]

private struct Conformer: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> (people: any PeopleStore, sync: any SyncStore)
}

@Suite("Contract of sync stores", .timeLimit(.minutes(3)))
@MainActor
struct SyncStoreContract {
  private func stored(_ person: Person, _ revision: Int = 1) -> RemotePerson {
    RemotePerson(person, revision: revision)
  }

  @Test(
    "a repeated `nextRequests` returns the same requests, in the order of the first edits",
    arguments: stores)
  private func requests(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.grace])
    try await people.save([.ada, .alan])
    try await people.save([Person.grace.called("Amazing")])
    let first = try await sync.nextRequests(limit: 2, excluding: [])
    #expect(first.map(\.person) == [Person.grace.id, Person.ada.id])
    let again = try await sync.nextRequests(limit: 2, excluding: [])
    #expect(again == first)
    let others = try await sync.nextRequests(limit: 5, excluding: [Person.grace.id])
    #expect(others.map(\.person) == [Person.ada.id, Person.alan.id])
    #expect(others.first == first.last)
  }

  @Test("rows with waiting or rejected changes are marked and counted", arguments: stores)
  private func marks(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.ada, .grace, .alan])
    let requests = try await sync.nextRequests(limit: 2, excluding: [])
    try await sync.settle([
      ChangeSettlement(requests[0], .made(.stored(stored(.ada)))),
      ChangeSettlement(requests[1], .refused(reason: "no")),
    ])
    let rows = try await people.people(in: .firstName)
    #expect(rows.map(\.mark) == [.synced, .waiting, .refused(reason: "no")])
    var counts: SyncCounts?
    let token = sync.observeCounts { counts = try? $0.get() }
    try await sync.retry(Person.grace.id)
    #expect(counts == SyncCounts(waiting: 2))
    withExtendedLifetime(token) {}
  }

  @Test("`discard(_:)` discards only rejected changes", arguments: stores)
  private func discard(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.ada, .grace])
    let requests = try await sync.nextRequests(limit: 1, excluding: [])
    try await sync.settle([ChangeSettlement(requests[0], .refused(reason: "no"))])
    try await sync.discard(Person.ada.id)
    try await sync.discard(Person.grace.id)
    let left = try await people.people(in: .lastName).map(\.person)
    #expect(left == [.grace])
  }

  @Test(
    "`merge` stores a page's people and deletions, and its cursor only if `movesCursor` is true",
    arguments: stores)
  private func merge(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    var cursor = try await sync.cursor()
    #expect(cursor == nil)
    let page = PeoplePage(cursor: "1", people: [stored(.ada), stored(.grace)])
    #expect(try await !sync.merge(page, movesCursor: true))
    cursor = try await sync.cursor()
    #expect(cursor == "1")
    let next = PeoplePage(cursor: "2", deleted: [Person.ada.id])
    #expect(try await !sync.merge(next, movesCursor: false))
    cursor = try await sync.cursor()
    #expect(cursor == "1")
    let left = try await people.people(in: .lastName).map(\.person)
    #expect(left == [.grace])
    #expect(try await !sync.merge(PeoplePage(cursor: "3"), movesCursor: true))
    cursor = try await sync.cursor()
    #expect(cursor == "3")
  }

  @Test(
    "`merge` skips a person with an unanswered request and does not store the cursor",
    arguments: stores)
  private func skipsUnansweredPerson(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.ada])
    let request = try await sync.nextRequests(limit: 1, excluding: [])[0]
    let page = PeoplePage(
      cursor: "1", people: [stored(Person.ada.called("Countess"), 2), stored(.grace)])
    #expect(try await sync.merge(page, movesCursor: true))
    let cursor = try await sync.cursor()
    #expect(cursor == nil)
    let ada = try await people.person(Person.ada.id)
    #expect(ada == .ada)
    let grace = try await people.person(Person.grace.id)
    #expect(grace == .grace)
    try await sync.settle([ChangeSettlement(request, .made(.stored(stored(.ada))))])
    #expect(try await !sync.merge(page, movesCursor: true))
    let merged = try await people.person(Person.ada.id)
    #expect(merged?.firstName == "Countess")
  }

  @Test(
    "the end of a full pull deletes unedited people who were not listed in the pull",
    arguments: stores)
  private func startOver(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    let all = PeoplePage(cursor: "1", people: [.ada, .grace, .alan].map { stored($0) })
    _ = try await sync.merge(all, movesCursor: true)
    try await people.save([Person.alan.called("A. M.")])
    try await sync.startOver()
    let cursor = try await sync.cursor()
    #expect(cursor == nil)
    _ = try await sync.merge(
      PeoplePage(cursor: "2", hasMore: true, people: [stored(.ada)]), movesCursor: true)
    var rows = try await people.people(in: .lastName)
    #expect(rows.count == 3)
    _ = try await sync.merge(PeoplePage(cursor: "3"), movesCursor: true)
    rows = try await people.people(in: .lastName)
    #expect(rows.map(\.person.firstName) == ["Ada", "A. M."])
    let reports = try await sync.reports()
    #expect(reports.map(\.conflict) == [.deletedElsewhere])
    try await sync.removeReports(through: reports[0].id)
    let left = try await sync.reports()
    #expect(left.isEmpty)
  }

  @Test("an edit of a deleted person is merged if the person is added again", arguments: stores)
  private func addedAgain(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    _ = try await sync.merge(PeoplePage(cursor: "1", people: [stored(.ada)]), movesCursor: true)
    try await people.save([Person.ada.called("Countess")])
    _ = try await sync.merge(PeoplePage(cursor: "2", deleted: [Person.ada.id]), movesCursor: true)
    let king = Person.ada.with(lastName: "King")
    _ = try await sync.merge(PeoplePage(cursor: "3", people: [stored(king, 3)]), movesCursor: true)
    let merged = try await people.person(Person.ada.id)
    #expect(merged == king.called("Countess"))
  }

  @Test(
    "a repeated full pull deletes people who were listed only in the first pull",
    arguments: stores)
  private func startOverAgain(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.grace])
    let request = try await sync.nextRequests(limit: 1, excluding: [])[0]
    // Grace has a pending request, so the merge skips Grace. Then another device deletes Ada.
    let page = PeoplePage(cursor: "1", people: [stored(.grace), stored(.ada)])
    #expect(try await sync.merge(page, movesCursor: true))
    try await sync.settle([ChangeSettlement(request, .made(.stored(stored(.grace))))])
    let again = PeoplePage(cursor: "2", people: [stored(.grace)])
    #expect(try await !sync.merge(again, movesCursor: true))
    let left = try await people.people(in: .lastName).map(\.person)
    #expect(left == [.grace])
  }

  @Test(
    "an uploaded person who is missing in the first full pull is deleted",
    arguments: stores)
  private func missingInFullPull(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.ada])
    let request = try await sync.nextRequests(limit: 1, excluding: [])[0]
    try await sync.settle([ChangeSettlement(request, .made(.stored(stored(.ada))))])
    #expect(try await !sync.merge(PeoplePage(cursor: "1"), movesCursor: true))
    let left = try await people.people(in: .lastName)
    #expect(left.isEmpty)
  }

  @Test(
    "a full pull keeps an unreadable person, or everyone if the person's identifier is unreadable",
    arguments: stores)
  private func unreadable(_ conformer: Conformer) async throws {
    for unreadable in [Person.ada.id, nil] {
      let (people, sync) = try await conformer.make()
      _ = try await sync.merge(PeoplePage(cursor: "1", people: [stored(.ada)]), movesCursor: true)
      try await sync.startOver()
      let page = PeoplePage(
        cursor: "2", unreadable: [UnreadablePerson(id: unreadable, reason: "no name")])
      _ = try await sync.merge(page, movesCursor: true)
      let left = try await people.people(in: .lastName).map(\.person)
      #expect(left == [.ada])
    }
  }

  @Test(
    "`merge` adds the page's position to a stored request even if the request's person is skipped",
    arguments: stores)
  private func requestIdentity(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    try await people.save([.ada])
    var request = try await sync.nextRequests(limit: 1, excluding: [])[0]
    #expect(request.position == nil)
    let page = PeoplePage(cursor: "1", position: "first", people: [stored(.ada)])
    #expect(try await sync.merge(page, movesCursor: true))
    request.position = "first"
    let again = try await sync.nextRequests(limit: 1, excluding: [])
    #expect(again == [request])
    try await sync.adoptNewServer()
    let unknown = try await sync.nextRequests(limit: 1, excluding: []).map(\.position)
    #expect(unknown == [nil])
  }

  @Test(
    "`adoptNewServer()` removes the position and the cursor, and puts all people in the outbox",
    arguments: stores)
  private func anotherIdentity(_ conformer: Conformer) async throws {
    let (people, sync) = try await conformer.make()
    let first = PeoplePage(cursor: "1", position: "old", people: [stored(.ada), stored(.grace)])
    _ = try await sync.merge(first, movesCursor: true)
    try await sync.startOver()
    let position = try await sync.position()
    #expect(position == "old")
    try await sync.adoptNewServer()
    let removed = try await sync.position()
    #expect(removed == nil)
    let counts = try await sync.counts()
    #expect(counts == SyncCounts(waiting: 2))
    let cursor = try await sync.cursor()
    #expect(cursor == nil)
    _ = try await sync.merge(
      PeoplePage(cursor: "2", position: "new", people: [stored(.alan)]), movesCursor: true)
    let rows = try await people.people(in: .lastName)
    #expect(Set(rows.map(\.person)) == [.ada, .grace, .alan])
  }
}
