import Domain

/// Writes down, in order, what is asked of a people store, and passes it on to a real one.
///
///     let spy = PeopleStoreSpy(InMemoryPeopleStore(collation: collation))
///     #expect(spy.messages == [.observed(.lastName), .saved([.ada])])
@MainActor
public final class PeopleStoreSpy: PeopleStore {
  /// Something that was asked.
  public enum Message: Equatable {
    /// One person was looked up.
    case looked(Person.ID)
    /// All rows, or a page of them, were read.
    case read(NameOrder)
    /// People were added or replaced.
    case saved([Person])
    /// People were removed.
    case deleted([Person.ID])
    /// An observation began.
    case observed(NameOrder)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  private let store: any PeopleStore

  /// A spy before `store`, which does the work and is held.
  public init(_ store: any PeopleStore) {
    self.store = store
  }

  /// Writes down the look-up and passes it on.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    messages.append(.looked(id))
    return try await store.person(id)
  }

  /// Writes down the reading and passes it on.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    messages.append(.read(order))
    return try await store.people(in: order)
  }

  /// Writes down the reading and passes it on.
  public func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    messages.append(.read(order))
    return try await store.people(in: order, after: person, limit: limit)
  }

  /// Writes down the people and passes them on.
  public func save(_ people: [Person]) async throws(StoreError) {
    messages.append(.saved(people))
    try await store.save(people)
  }

  /// Writes down the identifiers and passes them on.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    messages.append(.deleted(ids))
    try await store.delete(ids)
  }

  /// Writes down the order and passes the observation on.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    messages.append(.observed(order))
    return store.observePeople(in: order, receive)
  }
}
