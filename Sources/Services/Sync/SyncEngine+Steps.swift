import Domain

extension SyncEngine {
  /// A place between two steps, at which the work may be stopped.
  func checkpoint() throws(SyncStopReason) {
    if isStopping || Task.isCancelled { throw .stopped }
  }

  /// Asks the store for something; a failure of its own ends the pass.
  func stored<Value>(
    _ body: () async throws(StoreError) -> Value
  ) async throws(SyncStopReason) -> Value {
    do { return try await body() } catch { throw .store(error) }
  }

  /// Waits after a failure, unless the server wants to be left alone for too long.
  func waitAfter(_ error: ServerError, failures: Int) async throws(SyncStopReason) {
    if let retryAfter = error.retryAfter, retryAfter > configuration.longestWait {
      throw .server(error)
    }
    let delay = delay(after: failures, retryAfter: error.retryAfter)
    await pause.sleep(for: min(delay, configuration.longestWait))
    try checkpoint()
  }

  /// A random wait; see ``BackOff``.
  func delay(after failures: Int, retryAfter: Duration?) -> Duration {
    configuration.backOff.delay(after: failures, retryAfter: retryAfter, using: &generator)
  }

  /// Tells the user what gave way, then forgets it: killed in between, they are told again.
  func tellReports() async throws(SyncStopReason) {
    let reports = try await stored { () async throws(StoreError) in try await store.reports() }
    guard let last = reports.last else { return }
    for report in reports { onReport(report) }
    try await stored { () async throws(StoreError) in
      try await store.removeReports(through: last.id)
    }
  }
}
