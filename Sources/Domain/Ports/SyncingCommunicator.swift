/// The communicator of an address book that is synced: it has only to set the syncing going.
///
/// The store has put each change into the outbox together with the change itself, and what comes in
/// is merged into the store; so there is nobody left to hand over in either direction.
public struct SyncingCommunicator: APICommunicator {
  private let sync: any PeopleSync

  /// A communicator that drives `sync`, and holds it.
  public init(_ sync: any PeopleSync) {
    self.sync = sync
  }

  /// Sends and receives; the people come by way of the store, so that none are returned here.
  public func getPeople() async throws(ServerError) -> [Person] {
    try await sync.refresh()
    return []
  }

  /// Sends what waits, the person among it.
  public func postPerson(_ person: Person) async throws(ServerError) {
    try await sync.refresh()
  }
}
