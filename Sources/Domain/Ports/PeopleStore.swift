/// Where people are kept on this device: the port that screens and services state, and that
/// SQLite, memory and mocks meet. One contract suite runs on all of them.
///
/// Rows come in list order, as the collation of the store's locale has it.
public protocol PeopleStore: Sendable {
  /// The person with this identifier; nil where there is none.
  func person(_ id: Person.ID) async throws(StoreError) -> Person?

  /// Everybody, in list order.
  func people(in order: NameOrder) async throws(StoreError) -> [PersonRow]

  /// The next `limit` rows that stand after `person` in list order; the first ones where it is nil.
  ///
  /// `person` need not be in the store any more: its name says where to go on.
  func people(in order: NameOrder, after person: Person?, limit: Int) async throws(StoreError)
    -> [PersonRow]

  /// Adds the people, or replaces those already there under the same identifier; all or none.
  ///
  /// When it returns, what was saved is durable, and every observer has been told.
  func save(_ people: [Person]) async throws(StoreError)

  /// Removes the people; who is not there is passed over. All or none.
  ///
  /// When it returns, the removal is durable, and every observer has been told.
  func delete(_ ids: [Person.ID]) async throws(StoreError)

  /// Tells `receive` all rows in list order: once at first, then after each change.
  ///
  /// Deliveries happen on the main actor, one a committed change at the most, until the token is
  /// cancelled or released. The store holds `receive`, so that a closure should hold its owner
  /// weakly; the owner holds the token.
  @MainActor
  func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken
}
