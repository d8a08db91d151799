import Domain
import Testing

@Suite("Every shopping list store", .timeLimit(.minutes(3)))
struct ShoppingListStoreContract {
  typealias Store = Conformer<any ShoppingListStore>

  private static func list(_ title: String) -> ShoppingList {
    ShoppingList(id: ShoppingList.ID(), storedTitle: title)
  }

  @Test("lists by title, as the collation has it", arguments: shoppingListStores)
  func lists(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save(["bread", "Apples", "cheese"].map(Self.list))
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Apples", "bread", "cheese"])
    withExtendedLifetime(folder) {}
  }

  @Test("replaces, deletes, and passes over what is not there", arguments: shoppingListStores)
  func replacesAndDeletes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (first, second) = (Self.list("a"), Self.list("b"))
    try await store.save([first, second])
    try await store.save([ShoppingList(id: first.id, storedTitle: "z")])
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["b", "z"])
    try await store.delete([ShoppingList.ID(), first.id])
    let left = try await store.lists()
    #expect(left == [second])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "delivers at first and after each change, until the token goes",
    arguments: shoppingListStores)
  @MainActor
  func observes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[ShoppingList]>()
    let token = store.observeLists(deliveries.receive)
    let atFirst = try await deliveries.next()
    #expect(atFirst == [])
    let list = Self.list("tea")
    try await store.save([list])
    let delivered = try deliveries.all.map { try $0.get() }
    #expect(delivered == [[], [list]])
    token.cancel()
    try await store.delete([list.id])
    #expect(deliveries.all.count == 2)
    withExtendedLifetime(folder) {}
  }
}
