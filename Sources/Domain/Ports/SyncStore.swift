/// A port to the outbox, the last known state of the server, and the cursor.
///
/// Each call is one transaction, which is durable when the call returns. ``SyncRecord`` implements
/// the decisions, and a store only writes their results. Every conformer passes the same contract
/// tests.
public protocol SyncStore: Sendable {
  /// Returns the next requests of the outbox, in the order of the edits.
  ///
  /// New requests are stored before they are returned, and stored requests are returned unchanged,
  /// so a repeated request is identical. Each request contains ``position()``.
  ///
  /// - Parameters:
  ///   - limit: the largest number of requests.
  ///   - excluded: people to skip.
  func nextRequests(limit: Int, excluding excluded: Set<Person.ID>) async throws(StoreError)
    -> [PersonChange]

  /// Stores the results of requests, and the last position among them, in one commit.
  func settle(_ settlements: [ChangeSettlement]) async throws(StoreError)

  /// Clears the refusal of a person's change, so that the change is sent again.
  func retry(_ id: Person.ID) async throws(StoreError)

  /// Replaces a person's refused change with the state on the server.
  func discard(_ id: Person.ID) async throws(StoreError)

  /// Returns the cursor of the next page, or nil if the next page is the first.
  func cursor() async throws(StoreError) -> String?

  /// Returns the last position of the server that the stored data came from.
  ///
  /// The position is nil if the server has not sent one yet.
  func position() async throws(StoreError) -> String?

  /// Removes the cursor, so that the next pull lists all people on the server.
  ///
  /// Synced people who are not in that list are then deleted on this device.
  func startOver() async throws(StoreError)

  /// Merges a page and stores its position. Stores its cursor too if `movesCursor` is true.
  ///
  /// A person with a pending request is skipped, because the page may already contain that change.
  /// The cursor is then not stored, so that a later page lists the person again.
  ///
  /// - Returns: whether a person was skipped.
  func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool

  /// Removes the server's position and puts all local people in the outbox.
  ///
  /// The stored state of the old server is removed. No person is deleted.
  func adoptNewServer() async throws(StoreError)

  /// Returns the merge conflicts that have not been shown yet, oldest first.
  func reports() async throws(StoreError) -> [MergeReport]

  /// Removes the reports up to and including `id`.
  func removeReports(through id: MergeReport.ID) async throws(StoreError)

  /// Returns the size of the outbox.
  func counts() async throws(StoreError) -> SyncCounts

  /// Calls `receive` with the counts: once at the start and after each change.
  ///
  /// The calls end when the token is released. The store holds `receive`, so the closure should
  /// hold its owner weakly.
  @MainActor
  func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken
}

/// The numbers of people in the outbox: waiting and refused.
public struct SyncCounts: Hashable, Sendable {
  /// The number of people whose changes are not sent yet or have no response yet.
  public var waiting: Int
  /// The number of people whose change the server refused.
  public var refused: Int

  /// Creates counts; the default is an empty outbox.
  public init(waiting: Int = 0, refused: Int = 0) {
    self.waiting = waiting
    self.refused = refused
  }
}

/// A lock that lets only one program at a time send a store's outbox.
///
/// The lock is released when the process that holds it ends.
public protocol SyncLease: Sendable {
  /// Takes the lease.
  ///
  /// - Returns: whether this program now holds the lease; false if another program holds it.
  func take() throws(StoreError) -> Bool

  /// Releases the lease; does nothing if the lease was not taken.
  func release()
}

/// The lease of a store that only this program can open.
///
/// An example is a store in memory.
public struct NoLease: SyncLease {
  /// Creates a lease.
  public init() {}

  /// Returns true, because no other program can open the store.
  public func take() throws(StoreError) -> Bool { true }

  /// Does nothing, because no lock is held.
  public func release() {}
}
