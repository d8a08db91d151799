import Database
import Domain

/// Where a world's people are kept, as the scenarios change it behind the screen's back.
@MainActor
protocol Storage: AnyObject {
  /// What the screens that take a store are handed; what every screen's people are.
  var store: any PeopleStore { get }
  /// The object that all of it hangs on: it lives as long as anybody has one thread to it.
  var core: AnyObject { get }

  /// Lets every save and every deletion fail with this reason; nil lets them succeed again.
  func failWrites(because reason: String?) async throws
  /// Lets the people be unreadable, or readable again. Screens are told of either.
  func failReads(_ fails: Bool) async throws
  /// Tells how people stand with the server; those who are not named are synced.
  func mark(_ marks: [Person.ID: SyncMark]) async throws
  /// The database from now on is that of the screen, which opened it by itself.
  func adopt(_ database: DatabaseStack) async throws
}

extension Storage {
  /// Everybody, by last name.
  var people: [Person] {
    get async throws { try await store.people(in: .lastName).map(\.person) }
  }
}
