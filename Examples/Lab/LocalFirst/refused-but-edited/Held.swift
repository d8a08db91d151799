import Domain
import TestDoubles
import Testing

@Suite("Edits during a rejected request")
struct HeldRefusalTests {
  @Test("a rejection is ignored after any edit during the request")
  func anyEdit() throws {
    let edits = ["", "Hopper", "Byron-King"].map {
      PersonInfo(storedFirstName: "Ada", lastName: $0, birthday: nil)
    }
    for edit in edits {
      let byron = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
      var record = SyncRecord(id: Person.ada.id, local: byron)
      let made = record.makeRequest(key: PersonChange.ID())
      let request = try #require(made)
      record.edit(edit)
      #expect(record.settle(ChangeSettlement(request, .refused(reason: "too long"))) == [])
      #expect(record.refusal == nil)
      #expect(record.local == edit)
    }
  }
}
