import Collation
import DataSource
import Domain
import Foundation
import GroceryScreen
import TestDoubles
import TestSupport
import Testing

@Suite("Grocery: the data manager")
@MainActor
struct ShoppingListDataManagerTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))

  @Test("the manager returns the number of sections, the number of lists, and each list")
  func answers() async throws {
    let manager = ShoppingListDataManager(store: store)
    #expect(manager.numberOfSections == 0)
    manager.observe()
    #expect(manager.numberOfSections == 1)
    #expect(manager.numberOfItems(inSection: 0) == 0)
    try await save("Party", "Camping")
    #expect(manager.numberOfItems(inSection: 0) == 2)
    #expect(manager.item(at: ItemPosition(section: 0, row: 1)).title == "Party")
  }

  @Test("the manager reports a new list to its delegate as one inserted row")
  func inserted() async throws {
    try await save("Party")
    let (manager, delegate) = makeObserving()
    try await save("Camping")
    var expected = ListUpdate()
    expected.insertedRows = [ItemPosition(section: 0, row: 0)]
    #expect(delegate.updates.last == expected)
    withExtendedLifetime(manager) {}
  }

  @Test("a failed read is reported, and the previous lists are kept")
  func failure() async throws {
    try await save("Party")
    let (manager, delegate) = makeObserving()
    var results: [String] = []
    manager.onUpdate = { result in
      results.append((try? result.get().map(\.title).joined()) ?? "failed")
    }
    let updates = delegate.updates.count
    store.failure = .corrupt(file: "lists.sqlite")
    #expect(results == ["failed"])
    #expect(delegate.updates.count == updates)
    #expect(manager.numberOfItems(inSection: 0) == 1)
    store.failure = nil
    #expect(results == ["failed", "Party"])
  }

  @Test("a manager is deallocated although it observes the store", .tags(.memory))
  func freed() async {
    await expectFreed {
      let (manager, _) = makeObserving()
      manager.onUpdate = { _ in }
      return manager
    }
  }

  private func save(_ titles: String...) async throws {
    try await store.save(titles.map { try ShoppingList(title: $0) })
  }

  private func makeObserving() -> (ShoppingListDataManager, DelegateSpy) {
    let manager = ShoppingListDataManager(store: store)
    let delegate = DelegateSpy()
    manager.delegate = delegate
    manager.observe()
    return (manager, delegate)
  }
}

/// A delegate that records the updates and changes the data.
@MainActor
private final class DelegateSpy: RowChanging {
  private(set) var updates: [ListUpdate] = []

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    updates.append(update)
    updatingData()
  }
}
