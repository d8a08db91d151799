import Database
import Domain
import Sync

extension Bench {
  /// The people as a program that knows no server keeps them, in the same database.
  func storeWithoutOutbox() async throws -> SQLitePeopleStore {
    try await SQLitePeopleStore(stack, collation: AlphabetCollation())
  }

  /// The program started anew on the same database.
  func restarted() async throws -> (sync: PeopleSynchronizer, store: SQLiteSyncStore) {
    let store = try await SQLiteSyncStore(people)
    return (PeopleSynchronizer(server: server, store: store, clock: clock), store)
  }
}
