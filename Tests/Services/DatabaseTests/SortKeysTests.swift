import Database
import Domain
import Foundation
import Synchronization
import TestDoubles
import TestSupport
import Testing

@Suite("Sort keys")
struct SortKeysTests {
  @Test("opening a store with another collation computes all keys again")
  func rebuilt() async throws {
    let folder = try TemporaryFolder()
    do {
      let store = try await SQLitePeopleStore(folder.makeStack(), collation: AlphabetCollation())
      try await store.save([.ada, .grace, .alan])
      let sections = try await store.people(in: .lastName).map(\.section)
      #expect(sections == ["H", "L", "T"])
    }
    let reversed = AlphabetCollation(isReversed: true)
    let store = try await SQLitePeopleStore(folder.makeStack(), collation: reversed)
    let byLastName = try await store.people(in: .lastName)
    #expect(byLastName.map(\.section) == ["T", "L", "H"])
    let byFirstName = try await store.people(in: .firstName)
    #expect(byFirstName.map(\.section) == ["G", "A", "A"])
  }

  @Test("opening a store with the same collation computes no keys")
  func notRebuilt() async throws {
    let folder = try TemporaryFolder()
    let collation = CountingCollation()
    let stack = try folder.makeStack()
    try await SQLitePeopleStore(stack, collation: collation).save([.ada, .grace])
    let count = collation.count
    let store = try await SQLitePeopleStore(stack, collation: collation)
    _ = try await store.people(in: .lastName)
    _ = try await store.people(in: .firstName)
    #expect(collation.count == count)
    #expect(count == 4)
  }

  @Test(
    "list queries use a covering index and do not sort",
    arguments: [
      "SELECT id, first_name, last_name, birthday, last_section FROM person ORDER BY last_key, id",
      "SELECT id, first_name, last_name, birthday, first_section FROM person ORDER BY first_key, id",
      """
      SELECT id, first_name, last_name, birthday, last_section FROM person
      WHERE (last_key, id) > (x'00', x'00') ORDER BY last_key, id LIMIT 50
      """,
      "SELECT id, title FROM shopping_list ORDER BY title_key, id",
    ])
  func covered(query: String) throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    let plan = try stack.read { (connection) throws(StoreError) in
      try connection.all("EXPLAIN QUERY PLAN " + query) { $0.text(at: 3) }.joined(separator: "; ")
    }
    #expect(plan.contains("USING COVERING INDEX"))
    #expect(!plan.contains("TEMP B-TREE"))
  }

  @Test("if another store has replaced the keys, the next write computes all keys again")
  func twoLanguages() async throws {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    let forwards = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await forwards.save([.ada, .grace])
    let other = try folder.makeStack()
    _ = try await SQLitePeopleStore(other, collation: AlphabetCollation(isReversed: true))
    try await forwards.save([.alan])
    let sections = try await forwards.people(in: .lastName).map(\.section)
    #expect(sections == ["H", "L", "T"])
  }
}

/// A collation that counts the keys it computes.
private final class CountingCollation: NameCollation {
  private let made = Mutex(0)
  let identifier = "counting-1"
  var count: Int { made.withLock { $0 } }

  func key(leading: String, trailing: String) -> ListKey {
    made.withLock { $0 += 1 }
    return AlphabetCollation().key(leading: leading, trailing: trailing)
  }
}
