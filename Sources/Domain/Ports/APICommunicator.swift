/// The two calls that a people list makes to the web API.
public protocol APICommunicator: Sendable {
  /// Updates the people on this device with the people on the server.
  ///
  /// - Parameter save: Saves the people that the server returned. `save` is not called if the
  ///   server returned no people, or if the communicator stores the people itself.
  func refresh(save: @MainActor (_ people: [Person]) async throws -> Void) async throws

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

  /// Does nothing, because there is no server.
  public func refresh(save: @MainActor ([Person]) async throws -> Void) async {}

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

  /// Runs a sync, which stores the people itself and does not call `save`.
  public func refresh(
    save: @MainActor ([Person]) async throws -> Void
  ) async throws(ServerError) {
    try await sync.refresh()
  }

  /// Runs a sync, which sends all people in the outbox, including `person`.
  public func postPerson(_ person: Person) async throws(ServerError) {
    try await sync.refresh()
  }
}
