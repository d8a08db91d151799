public import Domain

/// A people store in memory that records its calls.
///
/// The store passes the same contract tests as the database.
///
///     let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
///     store.failure = .full(file: "people.sqlite")      // every call fails from now on
///     #expect(store.messages == [.observed(.lastName), .saved([.ada])])
public final class InMemoryPeopleStore: InMemoryStore<Person>, PeopleStore {
  /// A recorded call to the store.
  public enum Message: Equatable {
    /// A call to ``person(_:)``.
    case looked(Person.ID)
    /// A call that reads all rows or a page.
    case read(NameOrder)
    /// A call to ``save(_:)``.
    case saved([Person])
    /// A call to ``delete(_:)``.
    case deleted([Person.ID])
    /// A call to ``observePeople(in:_:)``.
    case observed(NameOrder)
  }

  /// The calls to the store so far, in order.
  public private(set) var messages: [Message] = []
  /// The sync marks of people. A person without a mark is synced.
  public var marks: [Person.ID: SyncMark] = [:] {
    didSet { subscribers.notifyAll() }
  }

  private let collation: any NameCollation

  /// Creates a store with `people`, sorted by `collation`.
  public init(collation: any NameCollation, _ people: [Person] = []) {
    self.collation = collation
    super.init(values: people)
  }

  /// The people in the store, unordered.
  public var contents: Set<Person> { Set(values.values) }

  /// Returns the person with this identifier, or nil if there is none.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    messages.append(.looked(id))
    try failIfAsked()
    return values[id]
  }

  /// Returns all people in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try await people(in: order, after: nil, limit: .max)
  }

  /// Returns the next `limit` rows after `person`; the first rows if `person` is nil.
  public func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    messages.append(.read(order))
    try failIfAsked()
    var rows = sorted(contents, order)[...]
    if let person, let place = sorted([person], order).first { rows = rows.drop { !(place < $0) } }
    return rows.prefix(max(0, limit)).map(\.row)
  }

  /// Records the call, and adds or replaces the people.
  public override func save(_ people: [Person]) async throws(StoreError) {
    messages.append(.saved(people))
    try await super.save(people)
  }

  /// Records the call, and removes the people.
  public override func delete(_ ids: [Person.ID]) async throws(StoreError) {
    messages.append(.deleted(ids))
    try await super.delete(ids)
  }

  /// Calls `receive` with all rows, now and after each change.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    messages.append(.observed(order))
    return observe({ [weak self] in self?.sorted($0.values, order).map(\.row) ?? [] }, receive)
  }

  private func sorted(
    _ people: some Sequence<Person>, _ order: NameOrder
  ) -> [SortedRow<PersonRow>] {
    people.map { person in
      let key = collation.key(for: person.info, in: order)
      let row = PersonRow(person, section: key.section, mark: marks[person.id] ?? .synced)
      return SortedRow(row: row, key: key, tieBreak: person.id.description)
    }.sorted(by: <)
  }
}
