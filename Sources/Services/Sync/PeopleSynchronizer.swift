public import Domain

/// Sends what was changed on this device and receives what was changed elsewhere (rows A1 and A2).
///
/// Nobody waits for it: screens read and write the store, which puts each edit into the outbox. The
/// synchronizer takes it from there, in order, and merges what comes in. Killed at any moment and
/// started again, it goes on where it was: nothing is lost, and the keys of the requests see to it
/// that nothing is done twice.
///
///     let sync = PeopleSynchronizer(server: client, store: store, lease: FileLease(of: file))
///     sync.follow()                       // an app: by itself, from now on
///     try await sync.refresh()            // a script, or the Refresh button
///
/// Who holds whom: it holds the server, the store and the lease, and nobody who holds it. When it is
/// released, what is under way is stopped, and the outbox keeps what was not confirmed.
@MainActor
public final class PeopleSynchronizer {
  /// What it does now, and what waits.
  public private(set) var status = SyncStatus()

  let engine: SyncEngine
  private let observers = StatusObservers()

  /// A synchronizer at rest.
  ///
  /// - Parameters:
  ///   - lease: keeps other programs on the same store from sending the same outbox.
  ///   - clock: on which it waits, after failures and between passes.
  ///   - generator: from which the back-off takes its jitter.
  ///   - onReport: told what gave way in a merge, so that the user can be told; at least once.
  ///   - onUnreadable: told of people whom the server has and this device cannot show.
  public init(
    server: any PeopleServer, store: any SyncStore, lease: any SyncLease = NoLease(),
    clock: any Clock<Duration> = ContinuousClock(),
    configuration: SyncConfiguration = SyncConfiguration(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    onReport: @escaping @MainActor (MergeReport) -> Void = { _ in },
    onUnreadable: @escaping @MainActor (UnreadablePerson) -> Void = { _ in }
  ) {
    engine = SyncEngine(
      server: server, store: store, lease: lease, clock: clock, configuration: configuration,
      generator: generator, onReport: onReport, onUnreadable: onUnreadable)
    engine.publish = { [weak self] in self?.show($0) }
    engine.observeCounts()
  }

  deinit {
    let engine = engine
    Task { @MainActor in engine.end() }
  }

  /// Whether the server is not to be asked; see ``goOffline()``.
  public var isOffline: Bool { engine.isOffline }

  /// Keeps the store and the server alike by itself from now on: a pass at once, after each edit,
  /// and after each interval of the configuration.
  public func follow() {
    engine.follow()
  }

  /// Asks the server for nothing until ``goOnline()``; what is under way ends at its next step.
  public func goOffline() {
    engine.isOffline = true
    if engine.pass == nil { engine.show(.offline) }
    stop()
    engine.rest.end()
  }

  /// Ends ``goOffline()``. One that follows makes a pass at once.
  public func goOnline() {
    guard engine.isOffline else { return }
    engine.isOffline = false
    if engine.pass == nil { engine.show(.resting) }
    engine.rest.end()
  }

  /// Returns when everything is sent and received, or it is known that it cannot be: offline,
  /// stopped, or refused; for scripts. Another program that has the lease is waited for, as long as
  /// the configuration's longest wait.
  ///
  /// - Returns: the status at the end, which tells which of them it is.
  @discardableResult
  public func finish() async -> SyncStatus {
    let nap = Duration.milliseconds(100)
    var napsLeft = Int(engine.configuration.longestWait / nap)
    while !isOffline {
      let halt = await pass()
      if halt == .heldElsewhere, napsLeft > 0 {
        napsLeft -= 1
        await engine.pause.sleep(for: nap)
        if engine.isStopping || Task.isCancelled { break }
      } else if halt != nil || status.waiting == 0 {
        break
      }
    }
    if isOffline { try? await engine.readCounts() }
    return status
  }

  /// Makes a pass, and cuts short what is waited for.
  func pass() async -> SyncStopReason? {
    engine.pause.end()
    engine.rest.end()
    return await engine.makePass()
  }

  func observe(_ receive: @escaping @MainActor (SyncStatus) -> Void) -> ObservationToken {
    let token = observers.add(receive)
    receive(status)
    return token
  }

  private func show(_ status: SyncStatus) {
    self.status = status
    observers.tell(status)
  }
}
