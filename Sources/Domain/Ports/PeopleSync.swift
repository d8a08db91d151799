/// The syncing of people, as a screen sees it: what it does, and what the user may say to it
/// (rows A1 and A2).
///
/// Which people wait or were refused is told by their rows' ``PersonRow/mark``. The screen holds the
/// syncing; the syncing holds no screen.
@MainActor
public protocol PeopleSync: AnyObject, Sendable {
  /// What it does now.
  var status: SyncStatus { get }

  /// Tells `receive` the status: once at first, then after each change, until the token is
  /// cancelled or released.
  func observeStatus(_ receive: @escaping @MainActor (SyncStatus) -> Void) -> ObservationToken

  /// Sends and receives now, and returns when both are done or it is known that they cannot be.
  ///
  /// - Throws: what the server answered that the user should know of. That it cannot be reached is
  ///   not thrown: ``SyncStatus/Activity/offline`` tells it.
  func refresh() async throws(ServerError)

  /// Ends what is under way, between two pages or two changes; what was done is kept.
  func stop()

  /// Sends the refused change of this person again.
  func retry(_ id: Person.ID) async throws(StoreError)

  /// Gives up the refused change of this person: they are then as the server has them.
  func discard(_ id: Person.ID) async throws(StoreError)
}
