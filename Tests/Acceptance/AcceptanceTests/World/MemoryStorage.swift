import Database
import Domain
import TestDoubles

/// The in-memory store behind a store whose writes can be told to fail: what three variants need.
@MainActor
final class MemoryStorage: Storage {
  private let memory: InMemoryPeopleStore
  private let writes: WriteFaults

  init(_ people: [Person], collation: any NameCollation) {
    memory = InMemoryPeopleStore(collation: collation, people)
    writes = WriteFaults(memory)
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

  func adopt(_ database: DatabaseStack) {}
}

/// A store that passes everything on, but for writes while ``failure`` is set.
@MainActor
private final class WriteFaults: PeopleStore {
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
