import Domain

/// A sync that records its calls and reports the status that a test sets.
///
///     let sync = MockPeopleSync()
///     sync.status = SyncStatus(.sending(done: 3, of: 10), waiting: 7)
@MainActor
public final class MockPeopleSync: PeopleSync {
  /// A recorded call to the sync.
  public enum Message: Equatable {
    /// A call to ``refresh()``.
    case refresh
    /// A call to ``stop()``.
    case stop
    /// A call to ``retry(_:)``.
    case retry(Person.ID)
    /// A call to ``discard(_:)``.
    case discard(Person.ID)
  }

  /// The calls to the sync so far, in order.
  public private(set) var messages: [Message] = []
  /// The status of the sync. Observers receive each change.
  public var status: SyncStatus {
    didSet { subscribers.notifyAll() }
  }
  /// The error that ``refresh()`` throws; nil for none.
  public var failure: ServerError?
  /// The error that ``retry(_:)`` and ``discard(_:)`` throw; nil for none.
  public var storeFailure: StoreError?
  /// The gate at which ``refresh()`` waits; nil to return at once.
  public var gate: Gate?
  /// The closure that each successful retry or discard calls to simulate changes.
  public var onMessage: (@MainActor (Message) -> Void)?

  private let subscribers = Subscribers()

  /// Creates a sync with `status`.
  public init(_ status: SyncStatus = SyncStatus()) {
    self.status = status
  }

  /// Calls `receive` with the status now and after each change.
  public func observeStatus(
    _ receive: @escaping @MainActor (SyncStatus) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in if let self { receive(status) } }
  }

  /// Records the call, waits at ``gate``, and throws ``failure`` if it is set.
  public func refresh() async throws(ServerError) {
    messages.append(.refresh)
    await gate?.pass()
    if let failure { throw failure }
  }

  /// Records the call and has no other effect.
  public func stop() {
    messages.append(.stop)
  }

  /// Records the call, and throws ``storeFailure`` if it is set.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try record(.retry(id))
  }

  /// Records the call, and throws ``storeFailure`` if it is set.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try record(.discard(id))
  }

  private func record(_ message: Message) throws(StoreError) {
    messages.append(message)
    if let storeFailure { throw storeFailure }
    onMessage?(message)
  }
}
