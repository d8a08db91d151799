import Domain
import TestDoubles
import Testing

@Suite("A second request after an edit")
struct HeldRequestTests {
  @Test("after any edit, even a deletion, the second request equals the first")
  func anyEdit() {
    let info = PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil)
    let base = RemotePerson(Person(id: Person.ada.id, info), revision: 1)
    let edits = [PersonInfo(storedFirstName: "Ada", lastName: "King", birthday: nil), nil, info]
    for local in edits where local != info {
      for edit in edits {
        var record = SyncRecord(id: Person.ada.id, local: local, base: base)
        let first = record.makeRequest(key: PersonChange.ID())
        record.edit(edit)
        #expect(first != nil)
        #expect(record.makeRequest(key: PersonChange.ID()) == first)
      }
    }
  }
}
