import Domain
import Collation
import Foundation
import Testing

@Suite("Collation: the key of a person")
struct PersonKeyTests {
  private let english = SystemNameCollation(locale: Locale(identifier: "en"))

  @Test("the other name decides only where the first one is the same")
  func bothNames() throws {
    let people = [
      ("Zoe", "Ann"), ("Adam", "Anna"), ("Eve", "Ann Marie"), ("Bob", "Ann"), ("Al", "Ánn"),
    ].sorted { key($0, .lastName) < key($1, .lastName) }
    #expect(people.map(\.0) == ["Bob", "Zoe", "Al", "Eve", "Adam"])
  }

  @Test("a person without the name that the list is sorted by stands under the other one")
  func missingName() throws {
    #expect(key(("Madonna", ""), .lastName).section == "M")
    #expect(key(("", "Hooper"), .firstName).section == "H")
    #expect(key(("Ada", "Lovelace"), .firstName).section == "A")
    #expect(key(("Madonna", ""), .lastName) == key(("Madonna", ""), .firstName))
  }

  @Test("a name's key is the same on every thread, and each time")
  func threads() async {
    let expected = english.key(leading: "Ångström", trailing: "Anders")
    await withTaskGroup(of: ListKey.self) { group in
      for _ in 0..<200 {
        group.addTask { [english] in english.key(leading: "Ångström", trailing: "Anders") }
      }
      for await key in group { #expect(key == expected) }
    }
  }

  @Test("the identifier tells languages and forms apart, and stays the same")
  func identifier() {
    let identifiers = [
      english.identifier, SystemNameCollation(locale: Locale(identifier: "sv")).identifier,
      SystemNameCollation(portable: Locale(identifier: "en")).identifier,
    ]
    #expect(Set(identifiers).count == 3)
    #expect(english.identifier == SystemNameCollation(locale: Locale(identifier: "en")).identifier)
  }

  @Test("a very long name has a whole key")
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
