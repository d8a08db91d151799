import DataSource
import Domain
import Collation
import Foundation
import GroceryScreen
import TestDoubles
import TestSupport
import Testing

@Suite("Grocery: the data manager, between the observed query and its delegate (B4)")
@MainActor
struct ShoppingListDataManagerTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))

  @Test("it answers sections, items, and which list stands where")
  func answers() async throws {
    let manager = ShoppingListDataManager(store: store)
    #expect(manager.numberOfSections == 0)
    manager.follow()
    #expect(manager.numberOfSections == 1)
    #expect(manager.numberOfItems(inSection: 0) == 0)
    try await save("Party", "Camping")
    #expect(manager.numberOfItems(inSection: 0) == 2)
    #expect(manager.item(at: ItemPosition(section: 0, row: 1)).title == "Party")
  }

  @Test("its delegate is told of an inserted row, and of nothing else")
  func inserted() async throws {
    try await save("Party")
    let (manager, delegate) = makeFollowed()
    try await save("Camping")
    var expected = ListUpdate()
    expected.insertedRows = [ItemPosition(section: 0, row: 0)]
    #expect(delegate.updates.last == expected)
    withExtendedLifetime(manager) {}
  }

  @Test("a failure is told, and the lists shown before it stay")
  func failure() async throws {
    try await save("Party")
    let (manager, delegate) = makeFollowed()
    var told: [String] = []
    manager.onDelivery = { result in
      told.append((try? result.get().map(\.title).joined()) ?? "failed")
    }
    let updates = delegate.updates.count
    store.failure = .corrupt(file: "lists.sqlite")
    #expect(told == ["failed"])
    #expect(delegate.updates.count == updates)
    #expect(manager.numberOfItems(inSection: 0) == 1)
    store.failure = nil
    #expect(told == ["failed", "Party"])
  }

  @Test("a manager that nobody holds is told no more", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (manager, _) = makeFollowed()
      manager.onDelivery = { _ in }
      return manager
    }
  }

  private func save(_ titles: String...) async throws {
    try await store.save(titles.map { try ShoppingList(title: $0) })
  }

  private func makeFollowed() -> (ShoppingListDataManager, DelegateSpy) {
    let manager = ShoppingListDataManager(store: store)
    let delegate = DelegateSpy()
    manager.delegate = delegate
    manager.follow()
    return (manager, delegate)
  }
}

/// A delegate that takes every update and lets the data change.
@MainActor
private final class DelegateSpy: RowChanging {
  private(set) var updates: [ListUpdate] = []

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    updatingData()
  }
}
