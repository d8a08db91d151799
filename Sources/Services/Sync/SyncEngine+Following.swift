import Domain

extension SyncEngine {
  /// Starts automatic syncing.
  func follow() {
    guard following == nil else { return }
    following = Task { [weak self] in
      var failures = 0
      while !Task.isCancelled, let self {
        let reason = await nextPass()
        guard !Task.isCancelled else { return }
        await self.rest(after: reason, &failures)
      }
    }
  }

  private func nextPass() async -> SyncStopReason? {
    if let pass { return await pass.task.value }
    return isOffline ? .stopped : await makePass()
  }

  /// Waits until the next pass is due, depending on the result of the last pass.
  private func rest(after reason: SyncStopReason?, _ failures: inout Int) async {
    switch reason {
    case nil:
      failures = 0
      // If an edit was made at the end of the pass, the next pass starts without a wait.
      if status.waiting == 0 { await rest(for: configuration.interval, endsWithEdit: true) }
    case .stopped:
      await rest(for: isOffline ? nil : configuration.interval, endsWithEdit: !isOffline)
    case .server(let error) where error.isTransient, .unsent(let error):
      failures += 1
      await rest(for: delay(after: failures, retryAfter: error.retryAfter), endsWithEdit: false)
    case .server(.unauthorized), .server(.replaced):
      await rest(for: nil, endsWithEdit: false)
    case .server, .store, .heldElsewhere:
      await rest(for: configuration.interval, endsWithEdit: false)
    }
  }

  private func rest(for duration: Duration?, endsWithEdit: Bool) async {
    restEndsWithEdit = endsWithEdit
    await rest.sleep(for: duration)
    restEndsWithEdit = false
  }
}
