import Domain

/// The object that does the work of a ``PeopleSynchronizer``.
///
/// Tasks that wait for the server retain the engine but not the synchronizer. So a synchronizer is
/// freed when its owner releases it, even while a request is running.
@MainActor
final class SyncEngine {
  let server: any PeopleServer
  let store: any SyncStore
  let configuration: SyncConfiguration
  let onUnreadable: @MainActor (UnreadablePerson) -> Void
  private let onReport: @MainActor (MergeReport) -> Void
  private let onServerReplaced: @MainActor () -> Void
  private let lease: any SyncLease
  private var generator: any RandomNumberGenerator & Sendable

  /// A closure that is called after each change of the status.
  var publish: @MainActor (SyncStatus) -> Void = { _ in }
  private(set) var status = SyncStatus() {
    didSet { if status != oldValue { publish(status) } }
  }

  /// Whether syncing is paused.
  var isOffline = false
  /// Whether the current pass ends at its next call to ``checkpoint()``.
  var isStopping = false
  /// The number of consecutive failures. Concurrent requests count as one failure if none of them
  /// is answered.
  var failures = 0
  /// The current pass.
  private(set) var pass: Pass?
  /// The wait before the next attempt to send a request or to take the lease.
  let pause: InterruptibleSleep
  /// The wait between two passes of automatic syncing.
  let rest: InterruptibleSleep
  /// Whether an edit cuts short the current wait between two passes.
  var restEndsWithEdit = false
  var following: Task<Void, Never>?
  private var countsToken: ObservationToken?
  /// Whether `onServerReplaced` was already called for the current replaced server.
  var hasAsked = false

  init(
    server: any PeopleServer, store: any SyncStore, lease: any SyncLease,
    clock: any Clock<Duration>, configuration: SyncConfiguration,
    generator: any RandomNumberGenerator & Sendable,
    onReport: @escaping @MainActor (MergeReport) -> Void,
    onUnreadable: @escaping @MainActor (UnreadablePerson) -> Void,
    onServerReplaced: @escaping @MainActor () -> Void
  ) {
    self.server = server
    self.store = store
    self.lease = lease
    self.configuration = configuration
    self.generator = generator
    self.onReport = onReport
    self.onUnreadable = onUnreadable
    self.onServerReplaced = onServerReplaced
    pause = InterruptibleSleep(clock)
    rest = InterruptibleSleep(clock)
  }

  /// Starts to observe the size of the outbox.
  func observeCounts() {
    countsToken = store.observeCounts { [weak self] result in
      // A read error is ignored here, because the next pass reports the error.
      guard let self, case .success(let counts) = result else { return }
      show(counts)
      if counts.waiting > 0, restEndsWithEdit { rest.end() }
    }
  }

  /// Stops the current pass and automatic syncing.
  func end() {
    countsToken = nil
    following?.cancel()
    pass?.task.cancel()
    isStopping = true
    pause.end()
    rest.end()
  }

  func show(_ activity: SyncStatus.Activity) {
    status.activity = activity
  }

  /// Reads the outbox counts, which the observation may not have delivered yet.
  func readCounts() async throws {
    show(try await store.counts())
  }

  private func show(_ counts: SyncCounts) {
    status = SyncStatus(status.activity, waiting: counts.waiting, refused: counts.refused)
  }

  // MARK: Passes

  /// One run of the sync, which sends the outbox and receives the server's changes.
  struct Pass {
    let task: Task<SyncStopReason?, Never>
    /// Whether the pass is certain to send an edit that is made now.
    var includesNewEdits = true
  }

  /// Runs a pass. If the current pass includes new edits, waits for that pass instead.
  func makePass() async -> SyncStopReason? {
    while let pass {
      let reason = await pass.task.value
      if pass.includesNewEdits || reason == .stopped { return reason }
    }
    let task = Task { await run() }
    pass = Pass(task: task)
    return await task.value
  }

  func includeNewEdits(_ includes: Bool) {
    pass?.includesNewEdits = includes
  }

  private func run() async -> SyncStopReason? {
    isStopping = false
    failures = 0
    let reason = await sendAndReceive()
    show(isOffline ? .offline : reason?.activity ?? .resting)
    pass = nil
    let wasAsked = hasAsked
    hasAsked = reason == .server(.replaced)
    if hasAsked, !wasAsked { onServerReplaced() }
    return reason
  }

  private func sendAndReceive() async -> SyncStopReason? {
    guard !isOffline else { return .stopped }
    do {
      try await readCounts()
      guard try lease.take() else { return .heldElsewhere }
      defer { lease.release() }
      try await showReports()
      // Each change must contain a position, so the first sync receives before it sends.
      let isFirstSync = try await store.position() == nil
      if isFirstSync { try await receive() }
      let (hasSent, unsent) = try await send()
      if hasSent || !isFirstSync { try await receive() }
      try await showReports()
      return unsent.map { .unsent($0) }
    } catch {
      return SyncStopReason(error)
    }
  }

  /// Reports the merge conflicts, then removes them. After a crash between the two steps, they are
  /// reported again.
  private func showReports() async throws {
    let reports = try await store.reports()
    guard let last = reports.last else { return }
    for report in reports { onReport(report) }
    try await store.removeReports(through: last.id)
  }

  // MARK: Steps of a pass

  /// Throws `SyncStopReason.stopped` if the current pass was stopped.
  func checkpoint() throws(SyncStopReason) {
    if isStopping || Task.isCancelled { throw .stopped }
  }

  /// Waits after a failure. If the server requests a longer wait than allowed, ends the pass.
  func waitAfter(_ error: ServerError, failures: Int) async throws {
    if let retryAfter = error.retryAfter, retryAfter > configuration.longestWait { throw error }
    let delay = delay(after: failures, retryAfter: error.retryAfter)
    await pause.sleep(for: min(delay, configuration.longestWait))
    try checkpoint()
  }

  /// Returns a random wait after this number of failures.
  func delay(after failures: Int, retryAfter: Duration?) -> Duration {
    configuration.backOff.delay(after: failures, retryAfter: retryAfter, using: &generator)
  }
}
