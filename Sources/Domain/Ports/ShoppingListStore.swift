/// Where shopping lists are kept on this device (row B4).
///
/// The same promises as ``PeopleStore``: all or none, durable on return, observers told. Lists come
/// by title, as the collation of the store's locale has it.
public protocol ShoppingListStore: Sendable {
  /// Every list, by title.
  func lists() async throws(StoreError) -> [ShoppingList]

  /// Adds the lists, or replaces those already there under the same identifier.
  func save(_ lists: [ShoppingList]) async throws(StoreError)

  /// Removes the lists; who is not there is passed over.
  func delete(_ ids: [ShoppingList.ID]) async throws(StoreError)

  /// Tells `receive` every list by title: once at first, then after each change, on the main actor,
  /// while the token is held.
  @MainActor
  func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken
}
