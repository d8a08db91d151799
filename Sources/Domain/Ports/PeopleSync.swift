/// A port to the syncing of people, for a screen.
///
/// ``PersonRow/mark`` is the state of each person. The screen holds the conformer, which does not
/// hold the screen.
@MainActor
public protocol PeopleSync: AnyObject, Sendable {
  /// The current status.
  var status: SyncStatus { get }

  /// Calls `receive` with the status: once at the start and after each change.
  ///
  /// The calls end when the token is released.
  func observeStatus(_ receive: @escaping @MainActor (SyncStatus) -> Void) -> ObservationToken

  /// Sends and receives, and returns when both have ended.
  ///
  /// - Throws: an answer of the server that the user should see. An unreachable server is not
  ///   thrown: ``SyncStatus/Activity/offline`` shows it.
  func refresh() async throws(ServerError)

  /// Ends the current sync after the request that is under way. Results are kept.
  func stop()

  /// Sends the refused change of a person again.
  func retry(_ id: Person.ID) async throws(StoreError)

  /// Replaces a person's refused change with the state on the server.
  func discard(_ id: Person.ID) async throws(StoreError)
}

/// The current activity of the sync and the size of the outbox.
public struct SyncStatus: Hashable, Sendable {
  /// An activity of the sync.
  public enum Activity: Hashable, Sendable {
    /// No sync is running.
    case resting
    /// Local changes are being sent.
    case sending(done: Int, of: Int)
    /// The server's changes are being received; the total is nil if unknown.
    case receiving(done: Int, of: Int?)
    /// The server cannot be reached, or the user works offline. Local changes are kept.
    case offline
    /// The sync failed for a reason that waiting alone does not solve.
    ///
    /// Local changes are kept and sent by a later sync. After 401 and 403 the user has to start it.
    case stopped(reason: String)
  }

  /// The current activity.
  public var activity: Activity
  /// The number of people with changes that are not sent.
  public var waiting: Int
  /// The number of people whose changes the server refused.
  public var refused: Int

  /// Creates a status; the default is at rest with an empty outbox.
  public init(_ activity: Activity = .resting, waiting: Int = 0, refused: Int = 0) {
    self.activity = activity
    self.waiting = waiting
    self.refused = refused
  }
}
