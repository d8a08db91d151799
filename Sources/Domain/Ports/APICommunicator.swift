/// A port to the web API of a people list.
///
/// One method fetches people, and one method sends people. The methods specify only what is true
/// after they return, so a direct web API and a sync can both conform.
public protocol APICommunicator: Sendable {
  /// Returns the people on the server that the caller has yet to save on this device.
  func getPeople() async throws(ServerError) -> [Person]

  /// Sends people who were saved on this device, all in one call.
  ///
  /// When the call returns, the server has the people, or an outbox on this device keeps them until
  /// the server can be reached. Sending the same people again, or an empty array, has no effect.
  func post(_ people: [Person]) async throws(ServerError)
}

/// The communicator of an address book without a server.
///
/// Screens use it until another communicator is injected.
public struct LocalOnlyCommunicator: APICommunicator {
  /// Creates a communicator.
  public init() {}

  /// Returns an empty array, because there is no server.
  public func getPeople() async -> [Person] { [] }

  /// Does nothing, because there is no server.
  public func post(_ people: [Person]) async {}
}

/// The communicator of a synced address book: a call runs one sync.
///
/// A sync sends and receives people through the store and its outbox.
public struct SyncingCommunicator: APICommunicator {
  private let sync: any PeopleSync

  /// Creates a communicator that uses `sync`.
  public init(_ sync: any PeopleSync) {
    self.sync = sync
  }

  /// Runs a sync, and returns an empty array, because the sync stores the server's people itself.
  public func getPeople() async throws(ServerError) -> [Person] {
    try await sync.refresh()
    return []
  }

  /// Runs one sync for all people, or nothing if `people` is empty.
  ///
  /// The people are not passed on, because the store added them to the outbox when it saved them.
  public func post(_ people: [Person]) async throws(ServerError) {
    if !people.isEmpty { try await sync.refresh() }
  }
}
