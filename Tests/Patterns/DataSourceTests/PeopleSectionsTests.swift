import DataSource
import Domain
import TestSupport
import Testing

@Suite("People in sections")
@MainActor struct PeopleSectionsTests {
  @Test("sorted people are grouped by letter")
  func grouped() {
    let rows = [("Grace", "Hopper", "H"), ("Ada", "Lovelace", "L"), ("Ada", "Lovett", "L")].map {
      PersonRow(person($0.0, $0.1), section: $0.2)
    }
    let sections = PeopleSections.sections(of: rows)
    #expect(sections.map(\.id) == ["H", "L"])
    #expect(
      sections.map { $0.items.map(\.person.lastName) } == [["Hopper"], ["Lovelace", "Lovett"]])
  }

  @Test("a person whose name changes moves to another section")
  func renamed() throws {
    let rows = [PersonRow(person("Ada", "Byron"), section: "B")]
    let source = try PeopleDataSource(PeopleSections.sections(of: rows))
    let renamed = PersonRow(
      Person(id: rows[0].id, person("Ada", "Lovelace").info), section: "L")
    let update = try source.apply(PeopleSections.sections(of: [renamed]))
    #expect(update.deletedSections == [0] && update.insertedSections == [0])
    #expect(source.sections.map(\.id) == ["L"])
  }

  private func person(_ firstName: String, _ lastName: String) -> Person {
    Person(PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: nil))
  }
}
