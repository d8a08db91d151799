/// A port to the storage of shopping lists on this device.
///
/// The port gives the same guarantees as ``PeopleStore``. Lists are sorted by title.
public protocol ShoppingListStore: Sendable {
  /// Returns all lists, sorted by title.
  func lists() async throws(StoreError) -> [ShoppingList]

  /// Adds or replaces lists.
  func save(_ lists: [ShoppingList]) async throws(StoreError)

  /// Deletes lists and ignores unknown identifiers.
  func delete(_ ids: [ShoppingList.ID]) async throws(StoreError)

  /// Calls `receive` with all lists, sorted by title: once at the start and after each change.
  @MainActor
  func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken
}
