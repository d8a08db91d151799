import Collation
import Domain
import Foundation
import Testing

@Suite("Collation: the key of a person")
struct PersonKeyTests {
  private let english = SystemNameCollation(locale: Locale(identifier: "en"))

  @Test("people with the same last name are sorted by first name")
  func bothNames() throws {
    let people = [
      ("Zoe", "Ann"), ("Adam", "Anna"), ("Eve", "Ann Marie"), ("Bob", "Ann"), ("Al", "Ánn"),
    ].sorted { key($0, .lastName) < key($1, .lastName) }
    #expect(people.map(\.0) == ["Bob", "Zoe", "Al", "Eve", "Adam"])
  }

  @Test("a person with only one name is sorted by this name in both orders")
  func missingName() throws {
    #expect(key(("Madonna", ""), .lastName).section == "M")
    #expect(key(("", "Hooper"), .firstName).section == "H")
    #expect(key(("Ada", "Lovelace"), .firstName).section == "A")
    #expect(key(("Madonna", ""), .lastName) == key(("Madonna", ""), .firstName))
  }

  @Test("a name has the same key on every thread")
  func threads() async {
    let expected = english.key(leading: "Ångström", trailing: "Anders")
    await withTaskGroup(of: ListKey.self) { group in
      for _ in 0..<200 {
        group.addTask { [english] in english.key(leading: "Ångström", trailing: "Anders") }
      }
      for await key in group { #expect(key == expected) }
    }
  }

  @Test("a collation's identifier depends only on its language and algorithm")
  func identifier() {
    let identifiers = [
      english.identifier, SystemNameCollation(locale: Locale(identifier: "sv")).identifier,
      PortableCollations["en"].identifier,
    ]
    #expect(Set(identifiers).count == 3)
    #expect(english.identifier == SystemNameCollation(locale: Locale(identifier: "en")).identifier)
  }

  @Test("two very long names that differ only in the last letter have different keys")
  func long() {
    let long = String(repeating: "ß각🙂Ǆ", count: 200)
    #expect(
      english.key(leading: long + "a", trailing: "")
        < english.key(leading: long + "b", trailing: ""))
  }

  private func key(_ name: (first: String, last: String), _ order: NameOrder) -> ListKey {
    let info = PersonInfo(storedFirstName: name.first, lastName: name.last, birthday: nil)
    return english.key(for: info, in: order)
  }
}
