import Domain

/// A syncing that does nothing but write down what it was asked, and show what a test sets.
///
///     let sync = MockPeopleSync()
///     sync.status = SyncStatus(.sending(done: 3, of: 10), waiting: 7)
@MainActor
public final class MockPeopleSync: PeopleSync {
  /// Something that was asked.
  public enum Message: Equatable {
    /// To send and receive now.
    case refresh
    /// To end what is under way.
    case stop
    /// To send a refused change again.
    case retry(Person.ID)
    /// To give up a refused change.
    case discard(Person.ID)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  /// What observers are told.
  public var status: SyncStatus {
    didSet { subscribers.notifyAll() }
  }
  /// What ``refresh()`` throws, while it is set.
  public var failure: ServerError?
  /// What ``retry(_:)`` and ``discard(_:)`` throw, while it is set.
  public var storeFailure: StoreError?
  /// Where ``refresh()`` waits before it returns; nil returns at once.
  public var gate: Gate?
  /// Told of each retry and each discard, so that a test can play the outcome.
  public var onMessage: (@MainActor (Message) -> Void)?

  private let subscribers = Subscribers()

  /// A syncing that shows `status`.
  public init(_ status: SyncStatus = SyncStatus()) {
    self.status = status
  }

  /// Tells the status now and after each change.
  public func observeStatus(
    _ receive: @escaping @MainActor (SyncStatus) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in if let self { receive(status) } }
  }

  /// Waits at the gate, then throws ``failure`` or returns.
  public func refresh() async throws(ServerError) {
    messages.append(.refresh)
    await gate?.pass()
    if let failure { throw failure }
  }

  /// Writes it down.
  public func stop() {
    messages.append(.stop)
  }

  /// Writes the person down, or throws ``storeFailure``.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try record(.retry(id))
  }

  /// Writes the person down, or throws ``storeFailure``.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try record(.discard(id))
  }

  private func record(_ message: Message) throws(StoreError) {
    messages.append(message)
    if let storeFailure { throw storeFailure }
    onMessage?(message)
  }
}
