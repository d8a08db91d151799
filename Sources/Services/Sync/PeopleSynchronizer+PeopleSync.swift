public import Domain

extension PeopleSynchronizer: PeopleSync {
  /// Tells the status now and after each change.
  public func observeStatus(
    _ receive: @escaping @MainActor (SyncStatus) -> Void
  ) -> ObservationToken {
    observe(receive)
  }

  /// Sends and receives now; a wait for the server's sake is cut short. A failure of the device's
  /// storage is told by the status.
  public func refresh() async throws(ServerError) {
    guard !isOffline else { return }
    if let answer = await pass()?.answer { throw answer }
  }

  /// Ends what is under way at its next step: after the answer that it waits for.
  public func stop() {
    engine.isStopping = true
    engine.pause.end()
  }

  /// Takes back the refusal; one that follows sends the change at once.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try await engine.store.retry(id)
    engine.rest.end()
  }

  /// Gives up the refused change.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try await engine.store.discard(id)
  }
}
