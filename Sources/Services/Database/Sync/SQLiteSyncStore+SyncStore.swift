public import Domain

extension SQLiteSyncStore: SyncStore {
  /// The next requests; one commit for those that are new.
  public func nextRequests(
    limit: Int, excluding excluded: Set<Person.ID>
  ) async throws(StoreError) -> [PersonChange] {
    let collation = collated.collation
    let (requests, needless) = try await write(to: [.request]) {
      (connection) throws(StoreError) in
      let entries = try connection.all(SyncSQL.nextEntries, limit + excluded.count) {
        (row) throws(StoreError) in try row.identifier(at: 0, of: Person.self)
      }
      var (requests, needless) = ([PersonChange](), [Person.ID]())
      for id in entries where !excluded.contains(id) && requests.count < limit {
        let request = try connection.changeRecord(id, collation) {
          $0.makeRequest(key: PersonChange.ID())
        }
        if let request { requests.append(request) } else { needless.append(id) }
      }
      return (requests, needless)
    }
    guard !needless.isEmpty else { return requests }
    try await place(needless)
    // They stood before others, who have their turn now.
    return requests.isEmpty
      ? try await nextRequests(limit: limit, excluding: excluded) : requests
  }

  /// Puts people right who were put back by a program that keeps no outbox: their place is given up.
  private func place(_ ids: [Person.ID]) async throws(StoreError) {
    try await write(to: [.outbox]) { (connection) throws(StoreError) in
      for id in ids { try connection.writeEntry(of: try connection.syncRecord(id)) }
    }
  }

  /// Stores all outcomes, and what follows from them for the people, in one commit.
  public func settle(_ settlements: [ChangeSettlement]) async throws(StoreError) {
    guard !settlements.isEmpty else { return }
    try await change(
      also: [.personBase, .request, .mergeReport], .beforeAcknowledgement, .afterAcknowledgement
    ) { (connection, collation) throws(StoreError) in
      for settlement in settlements {
        let id = settlement.change.person
        try connection.report(
          try connection.changeRecord(id, collation) { $0.settle(settlement) }, about: id)
      }
    }
  }

  /// Takes back the refusal, where there is one.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try await edit(id) { $0.retry() }
  }

  /// Puts the person back to what the server has, where their change was refused.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try await edit(id) { $0.discard() }
  }

  private func edit(
    _ id: Person.ID, _ change: @escaping @Sendable (inout SyncRecord) -> Void
  ) async throws(StoreError) {
    try await self.change(also: [], .beforeCommit, .afterCommit) {
      (connection, collation) throws(StoreError) in
      try connection.changeRecord(id, collation, change)
    }
  }

  /// What gave way, oldest first.
  public func reports() async throws(StoreError) -> [MergeReport] {
    try stack.read { (connection) throws(StoreError) in try connection.reports() }
  }

  /// Removes the reports up to this one.
  public func removeReports(through id: MergeReport.ID) async throws(StoreError) {
    try await write(to: [.mergeReport]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM merge_report WHERE id <= ?", id)
    }
  }

  /// How many wait and were refused.
  public func counts() async throws(StoreError) -> SyncCounts {
    try stack.read { (connection) throws(StoreError) in try connection.syncCounts() }
  }

  /// Delivers the counts now and after each commit that changed the outbox.
  public func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.outbox], { (connection) throws(StoreError) in try connection.syncCounts() }, receive)
  }
}

extension Connection {
  fileprivate func syncCounts() throws(StoreError) -> SyncCounts {
    try first(SyncSQL.counts) {
      SyncCounts(waiting: $0.integer(at: 0), refused: $0.integer(at: 1))
    } ?? SyncCounts()
  }
}
