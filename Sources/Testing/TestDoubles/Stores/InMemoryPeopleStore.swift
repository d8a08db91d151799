import Domain

/// A people store that forgets everything when it is released: a fake, not a mock, for it keeps
/// every promise of the port and passes the same contract suite as SQLite's.
///
///     let store = InMemoryPeopleStore(collation: .english, [.ada, .grace])
///     store.failure = .full(file: "people.sqlite")      // every call fails from now on
@MainActor
public final class InMemoryPeopleStore: PeopleStore {
  /// What every call throws and every delivery brings, while it is set.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  /// How people stand with a server; those who are not named here are synced.
  public var marks: [Person.ID: SyncMark] = [:] {
    didSet { subscribers.notifyAll() }
  }

  /// The sync store beside it, which is told of each edit and knows the marks.
  weak var outbox: InMemorySyncStore?

  private let collation: any NameCollation
  var people: [Person.ID: Person] = [:]
  private let subscribers = Subscribers()

  /// A store that holds `people` and sorts them by `collation`.
  public init(collation: any NameCollation, _ people: [Person] = []) {
    self.collation = collation
    for person in people { self.people[person.id] = person }
  }

  /// Everybody in the store, in no order; for a test to look at.
  public var contents: Set<Person> { Set(people.values) }

  /// The person with this identifier.
  public func person(_ id: Person.ID) async throws(StoreError) -> Person? {
    try failIfAsked()
    return people[id]
  }

  /// Everybody, in list order.
  public func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try failIfAsked()
    return sorted(order).map(\.row)
  }

  /// The rows that stand after `person` in list order.
  public func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    try failIfAsked()
    var rows = sorted(order)[...]
    if let person {
      let place = Place(person, in: order, collation)
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
    tellEverybody()
  }

  /// Removes the people.
  public func delete(_ ids: [Person.ID]) async throws(StoreError) {
    try failIfAsked()
    for id in ids {
      people[id] = nil
      outbox?.edit(id, nil)
    }
    tellEverybody()
  }

  /// Tells `receive` all rows, now and after each change.
  public func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      guard let self else { return }
      receive(failure.map { .failure($0) } ?? .success(sorted(order).map(\.row)))
    }
  }

  /// Tells those who follow the people, then those who follow the outbox.
  func tellEverybody() {
    subscribers.notifyAll()
    outbox?.tellCounts()
  }

  private func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }

  private func sorted(_ order: NameOrder) -> [Place<PersonRow>] {
    people.values.map { Place($0, in: order, collation, mark: mark(of: $0.id)) }.sorted(by: <)
  }

  private func mark(of id: Person.ID) -> SyncMark {
    marks[id] ?? outbox?.mark(of: id) ?? .synced
  }
}
