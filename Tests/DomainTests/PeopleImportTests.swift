import Domain
import TestDoubles
import Testing

@Suite("Import of people")
@MainActor
struct PeopleImportTests {
  /// A collation that puts all names in one section.
  private struct OneSection: NameCollation {
    let identifier = "bytes"

    func key(leading: String, trailing: String) -> ListKey {
      ListKey(bytes: Array((leading + "\0" + trailing).utf8), section: "")
    }
  }

  private let store = InMemoryPeopleStore(collation: OneSection(), [.alan])
  private let candidates = [Person.alan, .grace, .ada].map { PeopleImport.Candidate(info: $0.info) }

  @Test("`add(_:)` saves the new people in one change, and a second call saves no person")
  func adds() async throws {
    let first = try await store.add(candidates)
    #expect(first.added.map(\.info) == [Person.grace.info, Person.ada.info])
    #expect(first.alreadyPresent == [candidates[0]])
    let second = try await store.add(candidates)
    #expect(second.added.isEmpty)
    #expect(second.alreadyPresent == candidates)
    #expect(store.messages == [.read(.lastName), .saved(first.added), .read(.lastName)])
  }

  @Test("`add(_:)` throws the store's error and saves no person")
  func fails() async {
    store.failure = .full(file: "people.sqlite")
    await #expect(throws: StoreError.full(file: "people.sqlite")) {
      try await store.add(candidates)
    }
    #expect(store.contents == [.alan])
  }

  @Test("a summary counts the dropped details of all people in the import, and of no other people")
  func summary() {
    let people: [PeopleImport.Candidate] = [
      .init(info: Person.ada.info, droppedProperties: ["TEL": 1, "EMAIL": 1]),
      .init(info: Person.grace.info, problem: "No birthday.", droppedProperties: ["TEL": 2]),
    ]
    let book = AddressBookContents(people, skippedCount: 2, problems: ["Line 1.", "Line 9."])
    let all = ImportSummary(of: PeopleImport(people, comparedWith: [.ada]), from: book)
    #expect(
      all.lines == [
        "Added 1 person. 1 person was already in the list.", "Skipped 2 cards.", "No birthday.",
        "Line 1.", "Line 9.", "Not kept: 1 EMAIL, 3 TEL.",
      ])
    let one = ImportSummary(
      of: PeopleImport([people[0]], comparedWith: []), from: AddressBookContents(people))
    #expect(one.description == "Added 1 person.\nNot kept: 1 EMAIL, 1 TEL.")
  }
}
