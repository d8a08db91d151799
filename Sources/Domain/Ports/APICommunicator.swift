/// The two calls that a people list makes to the web API.
public protocol APICommunicator: Sendable {
  /// Returns all people on the server.
  func getPeople() async throws(ServerError) -> [Person]

  /// Sends a person who was added on this device.
  ///
  /// A second call with the same identifier has no effect.
  func postPerson(_ person: Person) async throws(ServerError)
}

/// The communicator of an address book without a server.
///
/// Screens use it until another communicator is injected.
public struct LocalOnlyCommunicator: APICommunicator {
  /// Creates a communicator.
  public init() {}

  /// Returns no people, because there is no server.
  public func getPeople() async throws(ServerError) -> [Person] { [] }

  /// Does nothing, because there is no server.
  public func postPerson(_ person: Person) async throws(ServerError) {}
}

/// The communicator of a synced address book: each call starts a sync.
///
/// A sync sends and receives people through the store and its outbox.
public struct SyncingCommunicator: APICommunicator {
  private let sync: any PeopleSync

  /// Creates a communicator that uses `sync`.
  public init(_ sync: any PeopleSync) {
    self.sync = sync
  }

  /// Runs a sync and returns no people, because the sync itself stores them.
  public func getPeople() async throws(ServerError) -> [Person] {
    try await sync.refresh()
    return []
  }

  /// Runs a sync, which sends all people in the outbox, including `person`.
  public func postPerson(_ person: Person) async throws(ServerError) {
    try await sync.refresh()
  }
}
