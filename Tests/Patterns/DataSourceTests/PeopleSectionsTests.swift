import Collation
import DataSource
import Domain
import Foundation
import TestSupport
import Testing

@Suite("People in sections")
@MainActor struct PeopleSectionsTests {
  @Test("people are grouped by last name or by first name")
  func byEitherName() {
    let people = [("Ada", "Lovelace"), ("Grace", "Hopper"), ("Alan", "Turing")].map(person)
    #expect(
      sections(people, .lastName, "en") == ["H: Hopper", "L: Lovelace", "T: Turing"])
    #expect(
      sections(people, .firstName, "en") == ["A: Lovelace Turing", "G: Hopper"])
  }

  @Test(
    "names with diacritics are sorted by base letter, and each script has its own section"
  )
  func names() {
    let people = ["Émile", "Eve", "李", "🙂", "محمد", "Łukasz", "Zoë", "42"].map { name in
      person("", name)
    }
    #expect(
      sections(people, .lastName, "en")
        == ["E: Émile Eve", "L: Łukasz", "Z: Zoë", "م: محمد", "漢: 李", "#: 🙂 42"])
  }

  @Test("a person without a last name is sorted by first name")
  func emptyName() {
    let people = [("Madonna", ""), ("Ada", "Lovelace")].map(person)
    let rows = PeopleSections.rows(
      of: people, in: .lastName, by: SystemNameCollation(locale: Locale(identifier: "en")))
    #expect(rows.map(\.section) == ["L", "M"])
  }

  @Test("“å” sorts last in Swedish and with “a” in English")
  func swedish() {
    let people = ["Åberg", "Adams", "Zorn"].map { person("", $0) }
    #expect(sections(people, .lastName, "sv") == ["A: Adams", "Z: Zorn", "Å: Åberg"])
    #expect(sections(people, .lastName, "en") == ["A: Åberg Adams", "Z: Zorn"])
  }

  @Test("two people with the same name always have the same order")
  func sameName() {
    let twins = [person("Ada", "Lovelace"), person("Ada", "Lovelace")]
    let collation = SystemNameCollation(locale: Locale(identifier: "en"))
    #expect(
      PeopleSections.rows(of: twins, in: .lastName, by: collation)
        == PeopleSections.rows(of: twins.reversed(), in: .lastName, by: collation))
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

  private func sections(_ people: [Person], _ order: NameOrder, _ locale: String) -> [String] {
    let collation = SystemNameCollation(locale: Locale(identifier: locale))
    let rows = PeopleSections.rows(of: people, in: order, by: collation)
    return PeopleSections.sections(of: rows).map { section in
      section.id + ": " + section.items.map(\.person.lastName).joined(separator: " ")
    }
  }
}
