/// A port through which a screen syncs people.
///
/// This port reports the status of the whole sync, and ``PersonRow/mark`` contains the state of one
/// person. The screen retains the conformer, which does not retain the screen.
@MainActor
public protocol PeopleSync: AnyObject, Sendable {
  /// The current status.
  var status: SyncStatus { get }

  /// Calls `receive` with the status: once at the start and after each change.
  ///
  /// The calls end when the token is released.
  func observeStatus(_ receive: @escaping @MainActor (SyncStatus) -> Void) -> ObservationToken

  /// Sends local changes, receives the server's changes and then returns.
  ///
  /// - Throws: an error from the server that the user should see. If the server is unreachable, the
  ///   call does not throw and the status is ``SyncStatus/Activity/offline``.
  func refresh() async throws(ServerError)

  /// Ends the current sync after the running requests. The results so far are kept.
  func stop()

  /// Sends a person's refused change again.
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
    /// The sync failed, and waiting does not solve the problem.
    ///
    /// Local changes are kept and sent by a later sync. After status 401 or 403, the user has to
    /// start the later sync.
    case stopped(reason: String)
  }

  /// The current activity.
  public var activity: Activity
  /// The number of people whose changes are not sent yet or have no response yet.
  public var waiting: Int
  /// The number of people whose changes the server refused.
  public var refused: Int

  /// Creates a status. By default no sync is running and the outbox is empty.
  public init(_ activity: Activity = .resting, waiting: Int = 0, refused: Int = 0) {
    self.activity = activity
    self.waiting = waiting
    self.refused = refused
  }
}
