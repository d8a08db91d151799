import Domain

/// Does the work of a ``PeopleSynchronizer``, pass by pass.
///
/// The tasks that wait for the server hold this object and not the synchronizer, so that a screen
/// that lets go of the synchronizer frees it though a request is under way.
@MainActor
final class SyncEngine {
  let server: any PeopleServer
  let store: any SyncStore
  let clock: any Clock<Duration>
  let configuration: SyncConfiguration
  let onReport: @MainActor (MergeReport) -> Void
  let onUnreadable: @MainActor (UnreadablePerson) -> Void
  private let lease: any SyncLease
  var generator: any RandomNumberGenerator & Sendable

  /// Told of each change of the status.
  var publish: @MainActor (SyncStatus) -> Void = { _ in }
  private(set) var status = SyncStatus() {
    didSet { if status != oldValue { publish(status) } }
  }

  /// Whether the server is not to be asked.
  var isOffline = false
  /// Whether the pass under way is to end at its next step.
  var isStopping = false
  /// Requests in a row that were not answered.
  var failures = 0
  /// The pass under way.
  private(set) var pass: Pass?
  /// The wait within a pass, and the rest between two.
  let pause: InterruptibleSleep
  let rest: InterruptibleSleep
  /// Whether an edit ends the rest.
  var restEndsWithEdit = false
  var following: Task<Void, Never>?
  private var countsToken: ObservationToken?

  init(
    server: any PeopleServer, store: any SyncStore, lease: any SyncLease,
    clock: any Clock<Duration>, configuration: SyncConfiguration,
    generator: any RandomNumberGenerator & Sendable,
    onReport: @escaping @MainActor (MergeReport) -> Void,
    onUnreadable: @escaping @MainActor (UnreadablePerson) -> Void
  ) {
    self.server = server
    self.store = store
    self.lease = lease
    self.clock = clock
    self.configuration = configuration
    self.generator = generator
    self.onReport = onReport
    self.onUnreadable = onUnreadable
    pause = InterruptibleSleep(clock)
    rest = InterruptibleSleep(clock)
  }

  /// Begins to follow the counts.
  func observeCounts() {
    countsToken = store.observeCounts { [weak self] result in
      // A store that cannot be read says so to the pass; the last counts are as good as any.
      guard let self, case .success(let counts) = result else { return }
      show(counts)
      if counts.waiting > 0, restEndsWithEdit { rest.end() }
    }
  }

  /// Ends everything: what is under way is stopped, and nothing follows.
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

  /// Reads the counts: the first delivery may not have come yet.
  func readCounts() async throws(SyncStopReason) {
    show(try await stored { () async throws(StoreError) in try await store.counts() })
  }

  private func show(_ counts: SyncCounts) {
    var status = status
    (status.waiting, status.refused) = (counts.waiting, counts.refused)
    self.status = status
  }

  // MARK: Passes

  /// A pass that is under way: everything is sent, then everything is received.
  struct Pass {
    let task: Task<SyncStopReason?, Never>
    /// Whether it is certain that what is changed now is sent by it.
    var takesOn = true
  }

  /// Makes a pass, or takes part in the one that is under way, if it still sends what waits now.
  func makePass() async -> SyncStopReason? {
    while let pass {
      let halt = await pass.task.value
      // Who came too late for it has a pass of their own, unless the user wants none.
      if pass.takesOn || halt == .stopped { return halt }
    }
    let task = Task { await run() }
    pass = Pass(task: task)
    return await task.value
  }

  func takesOn(_ takesOn: Bool) {
    pass?.takesOn = takesOn
  }

  private func run() async -> SyncStopReason? {
    isStopping = false
    failures = 0
    let halt = await sendAndReceive()
    show(isOffline ? .offline : halt?.activity ?? .resting)
    pass = nil
    return halt
  }

  private func sendAndReceive() async -> SyncStopReason? {
    guard !isOffline else { return .stopped }
    do throws(SyncStopReason) {
      try await readCounts()
      try takeLease()
      defer { lease.giveBack() }
      try await tellReports()
      let unsent = try await send()
      try await receive()
      try await tellReports()
      return unsent.map { .unsent($0) }
    } catch {
      return error
    }
  }

  private func takeLease() throws(SyncStopReason) {
    let isTaken: Bool
    do { isTaken = try lease.take() } catch { throw .store(error) }
    guard isTaken else { throw .heldElsewhere }
  }
}
