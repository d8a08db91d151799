import Domain

extension SyncEngine {
  /// Keeps the store and the server alike by itself: a pass now, after each edit, and after each
  /// interval; after a failure, when the back-off is over.
  func follow() {
    guard following == nil else { return }
    following = Task { [weak self] in
      var troubles = 0
      while !Task.isCancelled, let self {
        let halt = await nextPass()
        guard !Task.isCancelled else { return }
        await self.rest(after: halt, &troubles)
      }
    }
  }

  /// The result of the pass that is under way, else of a new one.
  private func nextPass() async -> SyncStopReason? {
    if let pass { return await pass.task.value }
    return isOffline ? .stopped : await makePass()
  }

  private func rest(after halt: SyncStopReason?, _ troubles: inout Int) async {
    switch halt {
    case nil:
      troubles = 0
      // Somebody was changed after the sending was done.
      if status.waiting == 0 { await rest(for: configuration.interval, endsWithEdit: true) }
    case .stopped:
      await rest(for: isOffline ? nil : configuration.interval, endsWithEdit: !isOffline)
    case .server(let error) where error.isTransient, .unsent(let error):
      troubles += 1
      await rest(for: delay(after: troubles, retryAfter: error.retryAfter), endsWithEdit: false)
    case .server(.unauthorized):
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
