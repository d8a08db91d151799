import Database
import Domain
import TestDoubles
import TestSupport
import Testing

/// A factory that makes a store under test and the folder that must outlive the store.
struct Conformer<Store: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> (store: Store, keptAlive: TemporaryFolder?)
}

/// The people stores under test.
let peopleStores: [Conformer<any PeopleStore>] = [
  Conformer(testDescription: "SQLite in a file") {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    return (try await SQLitePeopleStore(stack, collation: AlphabetCollation()), folder)
  },
  Conformer(testDescription: "SQLite in memory") {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    return (try await SQLitePeopleStore(stack, collation: AlphabetCollation()), nil)
  },
  Conformer(testDescription: "the test double") {
    (await InMemoryPeopleStore(collation: AlphabetCollation()), nil)
  },
]

/// The post stores under test.
let postStores: [Conformer<any PostStore>] = [
  Conformer(testDescription: "SQLite in a file") {
    let folder = try TemporaryFolder()
    return (SQLitePostStore(try folder.makeStack()), folder)
  },
  Conformer(testDescription: "SQLite in memory") {
    (SQLitePostStore(try DatabaseStack(at: .memory, schema: .addressBook)), nil)
  },
  Conformer(testDescription: "the test double") {
    (await InMemoryPostStore(), nil)
  },
]

/// The shopping list stores under test.
let shoppingListStores: [Conformer<any ShoppingListStore>] = [
  Conformer(testDescription: "SQLite in a file") {
    let folder = try TemporaryFolder()
    let stack = try folder.makeStack()
    return (try await SQLiteShoppingListStore(stack, collation: AlphabetCollation()), folder)
  },
  Conformer(testDescription: "SQLite in memory") {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    return (try await SQLiteShoppingListStore(stack, collation: AlphabetCollation()), nil)
  },
  Conformer(testDescription: "the test double") {
    (await InMemoryShoppingListStore(collation: AlphabetCollation()), nil)
  },
]
