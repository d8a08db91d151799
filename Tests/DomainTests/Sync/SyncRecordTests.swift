import Domain
import TestDoubles
import Testing

@Suite("Sync record of a person")
struct SyncRecordTests {
  private let ada = Person.ada
  private let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
  private let king = PersonInfo(storedFirstName: "Ada", lastName: "King", birthday: nil)

  private func stored(_ info: PersonInfo, _ revision: Int) -> RemotePerson {
    RemotePerson(Person(id: ada.id, info), revision: revision)
  }

  private func record(local: PersonInfo?, base: PersonInfo? = nil) -> SyncRecord {
    SyncRecord(id: ada.id, local: local, base: base.map { stored($0, 1) })
  }

  private func makeRequest(_ record: inout SyncRecord) throws -> PersonChange {
    let request = record.makeRequest(key: PersonChange.ID())
    return try #require(request)
  }

  @Test("`makeRequest(key:)` returns a creation, replacement or deletion, or nil without a change")
  func operations() {
    func operation(_ local: PersonInfo?, _ base: PersonInfo?) -> PersonChange.Operation? {
      var record = record(local: local, base: base)
      return record.makeRequest(key: PersonChange.ID())?.operation
    }
    #expect(operation(byron, nil) == .create(byron))
    #expect(operation(king, byron) == .replace(king, revision: 1))
    #expect(operation(nil, byron) == .delete(revision: 1))
    #expect(operation(byron, byron) == nil)
    #expect(operation(nil, nil) == nil)
  }

  @Test("a second `makeRequest(key:)` returns the first request, even after an edit")
  func madeOnce() {
    var record = record(local: byron)
    let first = record.makeRequest(key: PersonChange.ID())
    record.edit(king)
    #expect(record.makeRequest(key: PersonChange.ID()) == first)
    #expect(record.mark == .waiting)
  }

  @Test("an edit made during a request is kept after the response and is sent next")
  func editedInFlight() throws {
    var record = record(local: byron)
    let request = try makeRequest(&record)
    record.edit(king)
    #expect(record.settle(ChangeSettlement(request, .made(.stored(stored(byron, 1))))).isEmpty)
    #expect(record.local == king)
    #expect(
      record.makeRequest(key: PersonChange.ID())?.operation == .replace(king, revision: 1))
  }

  @Test("a deletion made during a request is kept after the response and is sent next")
  func deletedInFlight() throws {
    var record = record(local: byron)
    let request = try makeRequest(&record)
    record.edit(nil)
    _ = record.settle(ChangeSettlement(request, .made(.stored(stored(byron, 1)))))
    #expect(record.local == nil)
    #expect(record.makeRequest(key: PersonChange.ID())?.operation == .delete(revision: 1))
  }

  @Test("a person added again during the deletion request is sent as a new person")
  func addedAgain() throws {
    var record = record(local: nil, base: byron)
    let request = try makeRequest(&record)
    record.edit(king)
    _ = record.settle(ChangeSettlement(request, .made(.removed)))
    #expect(record.makeRequest(key: PersonChange.ID())?.operation == .create(king))
  }

  @Test("a repeated response to an earlier request changes nothing")
  func doubledAnswer() throws {
    var record = record(local: byron)
    let request = try makeRequest(&record)
    let settlement = ChangeSettlement(request, .made(.stored(stored(byron, 1))))
    _ = record.settle(settlement)
    record.edit(king)
    _ = record.makeRequest(key: PersonChange.ID())
    let before = record
    #expect(record.settle(settlement).isEmpty)
    #expect(record == before)
  }

  @Test("the server's normalized details replace the sent details")
  func normalised() throws {
    var record = record(local: byron)
    let request = try makeRequest(&record)
    _ = record.settle(ChangeSettlement(request, .made(.stored(stored(king, 1)))))
    #expect(record.local == king)
    #expect(!record.isInOutbox)
  }

  @Test("a rejected change can be retried, edited or discarded")
  func refused() throws {
    var record = record(local: king, base: byron)
    let request = try makeRequest(&record)
    _ = record.settle(ChangeSettlement(request, .refused(reason: "too long")))
    #expect(record.mark == .refused(reason: "too long"))
    #expect(record.makeRequest(key: PersonChange.ID()) == nil)

    var retried = record
    retried.retry()
    let again = try makeRequest(&retried)
    #expect(again.id != request.id, "a refused key is not used again")

    var edited = record
    edited.edit(byron)
    #expect(edited.mark == .synced)

    record.discard()
    #expect(record.local == byron)
    #expect(record.mark == .synced)
  }

  @Test("a rejection is cleared if the server later sends the details of the rejected change")
  func refusedAndMadeElsewhere() throws {
    var record = record(local: king, base: byron)
    let request = try makeRequest(&record)
    _ = record.settle(ChangeSettlement(request, .refused(reason: "no")))
    #expect(record.receive(stored(king, 2)).isEmpty)
    #expect(record.refusal == nil)
    #expect(record.mark == .synced)
  }

  @Test("a rejection is ignored if the person was edited during the request")
  func refusedAndEdited() throws {
    var record = record(local: byron)
    let request = try makeRequest(&record)
    record.edit(king)
    _ = record.settle(ChangeSettlement(request, .refused(reason: "too long")))
    #expect(record.makeRequest(key: PersonChange.ID())?.operation == .create(king))
  }

  @Test("if the server rejects a deletion, the person is restored and the rejection is reported")
  func deletionRefused() throws {
    var record = record(local: nil, base: byron)
    let request = try makeRequest(&record)
    let conflicts = record.settle(ChangeSettlement(request, .refused(reason: "they are needed")))
    #expect(conflicts == [.deletionRefused(reason: "they are needed")])
    #expect(record.local == byron)
    #expect(record.mark == .synced)
  }

  @Test("`discard()` has no effect on a change that was not rejected")
  func discardOfWaiting() {
    var record = record(local: king, base: byron)
    record.discard()
    #expect(record.local == king)
  }

  @Test("an edited person who was deleted on the server is sent as new and reported as a conflict")
  func deletedOnServer() throws {
    var record = record(local: king, base: byron)
    let request = try makeRequest(&record)
    let conflicts = record.settle(ChangeSettlement(request, .made(.outdated(current: nil))))
    #expect(conflicts == [.deletedElsewhere])
    #expect(record.makeRequest(key: PersonChange.ID())?.operation == .create(king))
  }

  @Test("a person added again elsewhere is merged with the version before the deletion")
  func addedAgainElsewhere() throws {
    let countess = PersonInfo(storedFirstName: "Countess", lastName: "Byron", birthday: nil)
    var edited = record(local: king, base: byron)
    #expect(edited.receive(nil) == [.deletedElsewhere])
    var undone = edited
    undone.edit(nil)
    undone.edit(king)
    #expect(undone.receive(stored(countess, 3)).isEmpty)
    #expect(edited.receive(stored(countess, 3)).isEmpty)
    #expect(edited.local?.firstName == "Countess")
    #expect(edited.local?.lastName == "King")
    #expect(edited == undone)
    #expect(edited.ancestor == nil)

    var restored = record(local: nil, base: byron)
    let deletion = try makeRequest(&restored)
    restored.edit(byron)
    _ = restored.settle(ChangeSettlement(deletion, .made(.removed)))
    #expect(restored.receive(stored(countess, 3)).isEmpty)
    #expect(restored.local == countess)
  }

  @Test("a person deleted on both sides and added again elsewhere is stored without a conflict")
  func deletedOnBothSides() {
    var deleted = record(local: nil, base: byron)
    _ = deleted.receive(nil)
    #expect(deleted == SyncRecord(id: ada.id))

    var record = record(local: king, base: byron)
    _ = record.receive(nil)
    record.edit(nil)
    #expect(!record.isInOutbox)
    #expect(record.receive(stored(byron, 3)).isEmpty)
    #expect(record == SyncRecord(id: ada.id, local: byron, base: stored(byron, 3)))
  }

  @Test(
    "`lastStates` has each person's highest revision, and keeps people who are also in `deleted`"
  )
  func lastStates() {
    let other = Person.grace
    let page = PeoplePage(
      cursor: "1", people: [stored(king, 3), stored(byron, 2), RemotePerson(other, revision: 1)],
      deleted: [other.id, Person.alan.id])
    let states = page.lastStates
    #expect(states.map(\.id) == [ada.id, other.id, Person.alan.id])
    #expect(states.map { $0.remote?.revision } == [3, 1, nil])
  }
}
