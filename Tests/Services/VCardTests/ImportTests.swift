import Domain
import Foundation
import TestDoubles
import Testing
import VCard

@Suite("vCard: comparing an import with a list")
struct ImportTests {
  private let text =
    card("N:Lovelace;Ada", "BDAY:18151210", "TEL:1", "TEL:2", "EMAIL:a@b.c")
    + card("UID:urn:uuid:\(Person.grace.id)", "N:Hopper;Grace", "ORG:Navy", "REV:1")
    + card("UID:alan@example.org", "N:Turing;Alan", "BDAY:--0623")
    + card("TEL:3")

  @Test("a second import of the same file adds no person")
  func twice() throws {
    let found = try read(text)
    let first = PeopleImport(found.people, comparedWith: [])
    #expect(first.added.map(\.info.firstName) == ["Ada", "Grace", "Alan"])
    let second = PeopleImport(try read(text).people, comparedWith: first.added)
    #expect(second.added.isEmpty)
    #expect(second.alreadyPresent.count == 3)
  }

  @Test("a person with a known `UID` and another name is not added again")
  func renamed() throws {
    let list = PeopleImport(try read(text).people, comparedWith: []).added.map {
      Person(id: $0.id, PersonInfo(storedFirstName: "New", lastName: "\($0.id)", birthday: nil))
    }
    let result = PeopleImport(try read(text).people, comparedWith: list)
    #expect(result.added.map(\.info.firstName) == ["Ada"])
    #expect(result.alreadyPresent.count == 2)
  }

  @Test("a person's identifier is the UUID in `UID`, or is derived from other text in `UID`")
  func identifier() throws {
    let ids = try read(text).people.map(\.id)
    #expect(ids[0] == nil)
    #expect(ids[1] == Person.grace.id)
    #expect(ids[2]?.description == "9a75812a-5947-8411-bbc8-9b215fe510e1")
  }

  @Test("a person with the same name and another birthday is added")
  func birthday() throws {
    let ada = PersonInfo(storedFirstName: "Ada", lastName: "Lovelace", birthday: nil)
    let result = PeopleImport(try read(text).people, comparedWith: [Person(id: Person.ada.id, ada)])
    #expect(result.added.map(\.info.firstName) == ["Ada", "Grace", "Alan"])
  }

  @Test("a person whose card is in the file twice is added once")
  func repeated() throws {
    let result = PeopleImport(try read(text + text).people, comparedWith: [])
    #expect(result.added.count == 3)
    #expect(result.alreadyPresent.count == 3)
  }

  @Test("the summary lists added people, skipped cards, and properties that are not kept")
  func summary() throws {
    let found = try read(text)
    let summary = ImportSummary(
      of: PeopleImport(found.people, comparedWith: [.grace]), from: found.contents)
    #expect(
      summary.lines == [
        "Added 2 people. 1 person was already in the list.",
        "Skipped 1 card.",
        "Line 20: The birthday “--0623” is not a complete date, so it cannot be kept. "
          + "The person is imported without a birthday.",
        "Line 22: The card has no name. The card is skipped.",
        "Not kept: 1 EMAIL, 1 ORG, 2 TEL.",
      ])
  }

  @Test("if no person is new, the summary is “Added no people” and the number of known people")
  func noNewPeople() throws {
    let found = try read(card("N:Lovelace;Ada", "BDAY:18151210"))
    let summary = ImportSummary(
      of: PeopleImport(found.people, comparedWith: [.ada]), from: found.contents)
    #expect(summary.description == "Added no people. 1 person was already in the list.")
  }
}
