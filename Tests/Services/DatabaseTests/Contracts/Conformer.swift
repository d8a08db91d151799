import Database
import Domain
import TestDoubles
import Testing

/// A way to make a store that keeps the contract, with what must live as long as the store.
struct Conformer<Store: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () async throws -> (store: Store, keptAlive: TemporaryFolder?)
}

/// The stores for people that meet the contract.
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
  Conformer(testDescription: "a spy before the test double") {
    (await PeopleStoreSpy(InMemoryPeopleStore(collation: AlphabetCollation())), nil)
  },
]

/// The stores for posts that meet the contract.
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

/// The stores for shopping lists that meet the contract.
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
