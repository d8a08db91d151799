public import Domain

/// A sync store that forwards calls and reports events to a test.
///
/// A test can count the events, throw an error at an event, or end its process there.
///
///     let observed = ObservedSyncStore(store) { event throws(StoreError) in
///       if event == .willMerge { throw .full(file: "people.sqlite") }
///     }
public struct ObservedSyncStore: SyncStore {
  /// A moment before or after a transaction of the store.
  public enum Event: String, Sendable {
    /// The next requests are stored, but the caller has not received them yet.
    case didStoreRequests
    /// The outcomes of requests are about to be stored.
    case willSettle
    /// The outcomes of requests have been stored.
    case didSettle
    /// A page is about to be merged.
    case willMerge
    /// A page has been merged.
    case didMerge
    /// A call without its own event is about to be forwarded.
    case willCall
  }

  private let base: any SyncStore
  private let onEvent: @Sendable (Event) throws(StoreError) -> Void

  /// Creates a store that forwards every call to `base` and calls `onEvent` at each event.
  public init(
    _ base: any SyncStore, onEvent: @escaping @Sendable (Event) throws(StoreError) -> Void
  ) {
    self.base = base
    self.onEvent = onEvent
  }

  /// Forwards the call, and then reports an event if there are any requests.
  public func nextRequests(
    limit: Int, excluding excluded: Set<Person.ID>
  ) async throws(StoreError) -> [PersonChange] {
    let requests = try await base.nextRequests(limit: limit, excluding: excluded)
    if !requests.isEmpty { try onEvent(.didStoreRequests) }
    return requests
  }

  /// Forwards the call and reports an event before and after the transaction.
  public func settle(_ settlements: [ChangeSettlement]) async throws(StoreError) {
    try onEvent(.willSettle)
    try await base.settle(settlements)
    try onEvent(.didSettle)
  }

  /// Forwards the call and reports an event before and after the transaction.
  public func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool {
    try onEvent(.willMerge)
    let skipped = try await base.merge(page, movesCursor: movesCursor)
    try onEvent(.didMerge)
    return skipped
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try onEvent(.willCall)
    try await base.retry(id)
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try onEvent(.willCall)
    try await base.discard(id)
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func cursor() async throws(StoreError) -> String? {
    try onEvent(.willCall)
    return try await base.cursor()
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func position() async throws(StoreError) -> String? {
    try onEvent(.willCall)
    return try await base.position()
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func startOver() async throws(StoreError) {
    try onEvent(.willCall)
    try await base.startOver()
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func adoptNewServer() async throws(StoreError) {
    try onEvent(.willCall)
    try await base.adoptNewServer()
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func reports() async throws(StoreError) -> [MergeReport] {
    try onEvent(.willCall)
    return try await base.reports()
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func removeReports(through id: MergeReport.ID) async throws(StoreError) {
    try onEvent(.willCall)
    try await base.removeReports(through: id)
  }

  /// Reports ``Event/willCall`` and forwards the call.
  public func counts() async throws(StoreError) -> SyncCounts {
    try onEvent(.willCall)
    return try await base.counts()
  }

  /// Forwards the call without an event.
  @MainActor
  public func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken {
    base.observeCounts(receive)
  }
}
