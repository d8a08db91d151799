/// The outbox, what the server told last, and how far its changes have come in: what the syncing
/// keeps on this device, beside the people.
///
/// Each call is one transaction: all of it is durable when it returns, or nothing has changed. What
/// is to be done to a person is decided by ``SyncRecord``; a store only keeps. One contract suite
/// runs on all of them.
public protocol SyncStore: Sendable {
  /// The requests of the next people in the outbox, in the order in which they were changed; each
  /// is stored before it is returned. Those that were stored before come back as they were.
  ///
  /// - Parameters:
  ///   - limit: how many at the most.
  ///   - excluded: people to pass over.
  func nextRequests(limit: Int, excluding excluded: Set<Person.ID>) async throws(StoreError)
    -> [PersonChange]

  /// Stores what became of requests, all in one commit.
  func settle(_ settlements: [ChangeSettlement]) async throws(StoreError)

  /// Takes back the refusal of this person's change; it is sent again.
  func retry(_ id: Person.ID) async throws(StoreError)

  /// Gives up the refused change of this person; they are as the server has them.
  func discard(_ id: Person.ID) async throws(StoreError)

  /// Where the next pull begins; nil for the start.
  func cursor() async throws(StoreError) -> String?

  /// Forgets the cursor: the pull that comes tells everybody, and who is not in it is gone.
  func startOver() async throws(StoreError)

  /// Merges a page of the server's changes, and keeps its cursor if `movesCursor` says so.
  ///
  /// People with a request under way are passed over, for nobody knows whether the page tells of
  /// it. Then the cursor is not kept, so that they are told again.
  ///
  /// - Returns: whether somebody was passed over.
  func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool

  /// What gave way in merges and was not told yet, oldest first.
  func reports() async throws(StoreError) -> [MergeReport]

  /// Removes the reports up to this one: the user has been told.
  func removeReports(through id: MergeReport.ID) async throws(StoreError)

  /// How many wait and were refused.
  func counts() async throws(StoreError) -> SyncCounts

  /// Tells `receive` how many wait and were refused: once at first, then after each change, until
  /// the token is cancelled or released.
  ///
  /// The store holds `receive`, so that a closure should hold its owner weakly.
  @MainActor
  func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken
}
