public import Domain

/// A synchronizer that sends local edits and receives the server's changes.
///
/// Screens edit people in the store, which adds each edit to the outbox. The synchronizer sends the
/// outbox in order and merges the server's changes. Because the outbox is stored, no edit is lost
/// in a crash, and idempotency keys keep the next launch from making a change twice.
///
///     let sync = PeopleSynchronizer(server: client, store: store, lease: FileLease(of: file))
///     sync.follow()                       // an app: syncs automatically from now on
///     try await sync.refresh()            // a script, or a Refresh button
///
/// The synchronizer retains the server, the store and the lease, but none of its observers.
/// Releasing the synchronizer stops the current sync. Unconfirmed changes stay in the outbox.
@MainActor
public final class PeopleSynchronizer {
  /// The current status.
  public private(set) var status = SyncStatus() {
    didSet { subscribers.notifyAll() }
  }

  let engine: SyncEngine
  private let subscribers = Subscribers()

  /// Creates an idle synchronizer.
  ///
  /// - Parameters:
  ///   - lease: keeps other programs from sending the same outbox.
  ///   - clock: the clock for waits.
  ///   - generator: the random number generator for the waits.
  ///   - onReport: called at least once with each merge conflict.
  ///   - onUnreadable: called with each person from the server that this device cannot show.
  ///   - onServerReplaced: called when the server's data was replaced. Syncing has stopped
  ///     and nothing was deleted. Ask the user, then call ``adoptNewServer()`` or ``goOffline()``.
  public init(
    server: any PeopleServer, store: any SyncStore, lease: any SyncLease = NoLease(),
    clock: any Clock<Duration> = ContinuousClock(),
    configuration: SyncConfiguration = SyncConfiguration(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    onReport: @escaping @MainActor (MergeReport) -> Void = { _ in },
    onUnreadable: @escaping @MainActor (UnreadablePerson) -> Void = { _ in },
    onServerReplaced: @escaping @MainActor () -> Void = {}
  ) {
    engine = SyncEngine(
      server: server, store: store, lease: lease, clock: clock, configuration: configuration,
      generator: generator, onReport: onReport, onUnreadable: onUnreadable,
      onServerReplaced: onServerReplaced)
    engine.publish = { [weak self] in self?.status = $0 }
    engine.observeCounts()
  }

  deinit {
    let engine = engine
    Task { @MainActor in engine.end() }
  }

  /// Whether syncing is paused by ``goOffline()``.
  public var isOffline: Bool { engine.isOffline }

  /// Syncs automatically from now on: immediately, after each edit, and after each interval.
  public func follow() {
    engine.follow()
  }

  /// Pauses syncing until ``goOnline()``. Requests that are already running still finish.
  public func goOffline() {
    engine.isOffline = true
    engine.hasAsked = false
    if engine.pass == nil { engine.show(.offline) }
    stop()
    engine.rest.end()
  }

  /// Resumes syncing after ``goOffline()``. If ``follow()`` was called, a sync starts immediately.
  public func goOnline() {
    guard engine.isOffline else { return }
    engine.isOffline = false
    if engine.pass == nil { engine.show(.resting) }
    engine.rest.end()
  }

  /// Accepts a new server, or a server that has lost its data.
  ///
  /// The next sync uploads all local people, and merges the people on that server. No person is
  /// deleted.
  public func adoptNewServer() async throws(StoreError) {
    try await engine.store.adoptNewServer()
    engine.rest.end()
  }

  /// Syncs until everything is sent and received, or a sync fails or is stopped.
  ///
  /// Scripts use this method.
  ///
  /// If another program holds the lease, the call waits for the lease, at most
  /// ``SyncConfiguration/longestWait``.
  ///
  /// - Returns: the status after the sync.
  @discardableResult
  public func finish() async -> SyncStatus {
    let pause = Duration.milliseconds(100)
    var pausesLeft = Int(engine.configuration.longestWait / pause)
    while !isOffline {
      let reason = await pass()
      if reason == .heldElsewhere, pausesLeft > 0 {
        pausesLeft -= 1
        await engine.pause.sleep(for: pause)
        if engine.isStopping || Task.isCancelled { break }
      } else if reason != nil || status.waiting == 0 {
        break
      }
    }
    if isOffline { try? await engine.readCounts() }
    return status
  }

  private func pass() async -> SyncStopReason? {
    engine.pause.end()
    engine.rest.end()
    return await engine.makePass()
  }
}

extension PeopleSynchronizer: PeopleSync {
  /// Calls `receive` with the status: once at the start and after each change.
  public func observeStatus(
    _ receive: @escaping @MainActor (SyncStatus) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in if let self { receive(status) } }
  }

  /// Syncs immediately, and cuts short any wait before the next retry.
  ///
  /// If the storage on this device fails, only the status shows the failure.
  public func refresh() async throws(ServerError) {
    guard !isOffline else { return }
    if let answer = await pass()?.answer { throw answer }
  }

  /// Ends the current sync after the running requests.
  public func stop() {
    engine.isStopping = true
    engine.pause.end()
  }

  /// Marks a refused change for another attempt.
  ///
  /// If ``follow()`` was called, a sync sends the change immediately.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try await engine.store.retry(id)
    engine.rest.end()
  }

  /// Replaces a person's refused change with the state on the server.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try await engine.store.discard(id)
  }
}
