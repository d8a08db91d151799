import Domain
import TestDoubles

/// The storage of a test, which the test can change without the screen.
@MainActor
protocol Storage: AnyObject {
  /// The store with the people that every screen shows.
  var store: any PeopleStore { get }
  /// An object that is freed when nothing retains the storage.
  var core: AnyObject { get }

  /// Makes every write fail with this reason. If `reason` is nil, writes succeed again.
  func failWrites(because reason: String?) async throws
  /// Makes reads fail or succeed, and notifies the observers.
  func failReads(_ fails: Bool) async throws
  /// Sets the sync marks. People without a mark count as synced.
  func mark(_ marks: [Person.ID: SyncMark]) async throws
}

extension Storage {
  /// All people, by last name.
  var people: [Person] {
    get async throws { try await store.people(in: .lastName).map(\.person) }
  }

  /// Waits until the store contains exactly these people, in this order.
  func waitFor(_ people: [Person]) async {
    let gate = Gate()
    let observation = store.observePeople(in: .lastName) { result in
      if (try? result.get())?.map(\.person) == people { gate.open() }
    }
    await gate.pass()
    observation.cancel()
  }
}

/// An in-memory store whose reads and writes can fail.
@MainActor
final class MemoryStorage: Storage {
  private let memory: InMemoryPeopleStore
  private let writes: FailingWrites

  init(_ people: [Person], collation: any NameCollation) {
    memory = InMemoryPeopleStore(collation: collation, people)
    writes = FailingWrites(memory)
  }

  var store: any PeopleStore { writes }
  var core: AnyObject { memory }

  func failWrites(because reason: String?) {
    writes.failure = reason.map { .failed(file: "people.sqlite", code: 1, message: $0) }
  }

  func failReads(_ fails: Bool) {
    memory.failure =
      fails ? .failed(file: "people.sqlite", code: 1, message: "no such table: person") : nil
  }

  func mark(_ marks: [Person.ID: SyncMark]) {
    memory.marks = marks
  }
}

/// Forwards every call to a store. Writes throw ``failure`` if this property is set.
@MainActor
private final class FailingWrites: PeopleStore {
  var failure: StoreError?
  private let store: any PeopleStore

  init(_ store: any PeopleStore) {
    self.store = store
  }

  func person(_ id: Person.ID) async throws(StoreError) -> Person? { try await store.person(id) }

  func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try await store.people(in: order)
  }

  func people(in order: NameOrder, after person: Person?, limit: Int)
    async throws(StoreError) -> [PersonRow]
  {
    try await store.people(in: order, after: person, limit: limit)
  }

  func save(_ people: [Person]) async throws(StoreError) {
    if let failure { throw failure }
    try await store.save(people)
  }

  func delete(_ ids: [Person.ID]) async throws(StoreError) {
    if let failure { throw failure }
    try await store.delete(ids)
  }

  func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    store.observePeople(in: order, receive)
  }
}
