import Domain

/// A people store in memory. It passes the same contract tests as the database.
///
///     let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
///     store.failure = .full(file: "people.sqlite")      // every call fails from now on
@MainActor
public final class InMemoryPeopleStore: PeopleStore {
  /// The error that every call throws and every observer receives; nil for none.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  /// The sync marks of people; other people are synced.
  public var marks: [Person.ID: SyncMark] = [:] {
    didSet { subscribers.notifyAll() }
  }

  /// The sync store that receives each edit and supplies the marks.
  weak var outbox: InMemorySyncStore?

  private let collation: any NameCollation
  var people: [Person.ID: Person] = [:]
  private let subscribers = Subscribers()

  /// Creates a store with `people`, sorted by `collation`.
  public init(collation: any NameCollation, _ people: [Person] = []) {
    self.collation = collation
    for person in people { self.people[person.id] = person }
  }

  /// The people in the store, without an order.
  public var contents: Set<Person> { Set(people.values) }

  /// Returns the person with this identifier.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    try failIfAsked()
    return people[id]
  }

  /// Returns all people in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try failIfAsked()
    return sorted(order).map(\.row)
  }

  /// Returns the rows after `person` in list order.
  public func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    try failIfAsked()
    var rows = sorted(order)[...]
    if let person {
      let place = SortedRow(person, in: order, collation)
      rows = rows.drop { !(place < $0) }
    }
    return rows.prefix(max(0, limit)).map(\.row)
  }

  /// Adds or replaces the people.
  public func save(_ people: [Person]) async throws(StoreError) {
    try failIfAsked()
    for person in people {
      self.people[person.id] = person
      outbox?.edit(person.id, person.info)
    }
    notifyObservers()
  }

  /// Removes the people.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    try failIfAsked()
    for id in ids {
      people[id] = nil
      outbox?.edit(id, nil)
    }
    notifyObservers()
  }

  /// Calls `receive` with all rows, now and after each change.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      guard let self else { return }
      receive(failure.map { .failure($0) } ?? .success(sorted(order).map(\.row)))
    }
  }

  /// Notifies the observers of the people, and then those of the outbox.
  func notifyObservers() {
    subscribers.notifyAll()
    outbox?.notifyCountObservers()
  }

  private func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }

  private func sorted(_ order: NameOrder) -> [SortedRow<PersonRow>] {
    people.values.map { SortedRow($0, in: order, collation, mark: mark(of: $0.id)) }.sorted(by: <)
  }

  private func mark(of id: Person.ID) -> SyncMark {
    marks[id] ?? outbox?.mark(of: id) ?? .synced
  }
}

/// A people store that records its calls and forwards them to another store.
///
///     let spy = PeopleStoreSpy(InMemoryPeopleStore(collation: collation))
///     #expect(spy.messages == [.observed(.lastName), .saved([.ada])])
@MainActor
public final class PeopleStoreSpy: PeopleStore {
  /// A call.
  public enum Message: Equatable {
    /// A call of ``person(_:)``.
    case looked(Person.ID)
    /// A call that reads all rows or a page.
    case read(NameOrder)
    /// A call of ``save(_:)``.
    case saved([Person])
    /// A call of ``delete(_:)``.
    case deleted([Person.ID])
    /// A call of ``observePeople(in:_:)``.
    case observed(NameOrder)
  }

  /// The calls so far, in order.
  public private(set) var messages: [Message] = []
  private let store: any PeopleStore

  /// Creates a spy that forwards to `store`.
  public init(_ store: any PeopleStore) {
    self.store = store
  }

  /// Records and forwards the call.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    messages.append(.looked(id))
    return try await store.person(id)
  }

  /// Records and forwards the call.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    messages.append(.read(order))
    return try await store.people(in: order)
  }

  /// Records and forwards the call.
  public func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    messages.append(.read(order))
    return try await store.people(in: order, after: person, limit: limit)
  }

  /// Records and forwards the call.
  public func save(_ people: [Person]) async throws(StoreError) {
    messages.append(.saved(people))
    try await store.save(people)
  }

  /// Records and forwards the call.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    messages.append(.deleted(ids))
    try await store.delete(ids)
  }

  /// Records and forwards the call.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    messages.append(.observed(order))
    return store.observePeople(in: order, receive)
  }
}
