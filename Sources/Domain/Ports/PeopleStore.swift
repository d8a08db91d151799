/// A port to the storage of people on this device.
///
/// Rows are in list order, as defined by the store's collation. Every conformer passes the same
/// contract tests.
public protocol PeopleStore: Sendable {
  /// Returns a person, or nil if the person does not exist.
  func person(_ id: Person.ID) async throws(StoreError) -> Person?

  /// Returns all people in list order.
  func people(in order: NameOrder) async throws(StoreError) -> [PersonRow]

  /// Returns the next `limit` rows after `person`; the first rows if `person` is nil.
  ///
  /// `person` may have been deleted, because only its name and its identifier are compared.
  func people(in order: NameOrder, after person: Person?, limit: Int) async throws(StoreError)
    -> [PersonRow]

  /// Adds or replaces people: all of them or none.
  ///
  /// When the call returns, the change is durable and all observers have been notified.
  func save(_ people: [Person]) async throws(StoreError)

  /// Deletes people, all of them or none, and ignores unknown identifiers.
  ///
  /// When the call returns, the change is durable and all observers have been notified.
  func delete(_ ids: [Person.ID]) async throws(StoreError)

  /// Calls `receive` with all rows in list order: once at the start and after each change.
  ///
  /// `receive` is called on the main actor, at most once per commit, until the token is cancelled
  /// or released. The store holds `receive`, so the closure should hold its owner weakly.
  @MainActor
  func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken
}
