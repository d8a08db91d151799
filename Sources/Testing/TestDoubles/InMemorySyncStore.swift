import Domain

/// A sync store in memory, for the people of an in-memory store.
///
///     let people = InMemoryPeopleStore(collation: .english)
///     let store = InMemorySyncStore(people)
///     try await people.save([.ada])                       // Ada is in the outbox
///     store.failure = .full(file: "people.sqlite")        // every call fails from now on
@MainActor
public final class InMemorySyncStore: SyncStore {
  /// The error that every call throws; nil for none.
  public var failure: StoreError?

  private let people: InMemoryPeopleStore
  private var records: [Person.ID: SyncRecord] = [:]
  /// The people in the outbox, in order.
  private var outbox: [Person.ID] = []
  private var pull = Pull()
  private var kept: [MergeReport] = []
  private var lastReport = 0
  private let subscribers = Subscribers()

  /// The progress of receiving the server's changes.
  private struct Pull {
    var cursor: String?
    var isWhole = true
    var serverID: String?
    /// The people in its pages. Other people from the server are gone.
    var named: Set<Person.ID> = []
  }

  /// Creates a sync store for `people`, who are all in the outbox. It receives their edits.
  public init(_ people: InMemoryPeopleStore) {
    self.people = people
    for person in people.contents { keep(record(person.id)) }
    people.outbox = self
  }

  /// Returns the requests of the next people in the outbox.
  public func nextRequests(
    limit: Int, excluding excluded: Set<Person.ID>
  ) async throws(StoreError) -> [PersonChange] {
    try failIfAsked()
    var requests: [PersonChange] = []
    for id in outbox where !excluded.contains(id) && requests.count < limit {
      var record = record(id)
      if var request = record.makeRequest(key: PersonChange.ID()) {
        request.serverID = pull.serverID
        requests.append(request)
      }
      records[id] = record
    }
    return requests
  }

  /// Stores the results of requests.
  public func settle(_ settlements: [ChangeSettlement]) async throws(StoreError) {
    try change {
      for settlement in settlements {
        change(settlement.change.person) { $0.settle(settlement) }
      }
    }
  }

  /// Removes the refusal, so that the change is sent again.
  public func retry(_ id: Person.ID) async throws(StoreError) {
    try change {
      edit(id) { $0.retry() }
    }
  }

  /// Discards the refused change.
  public func discard(_ id: Person.ID) async throws(StoreError) {
    try change {
      edit(id) { $0.discard() }
    }
  }

  /// Returns the cursor of the next pull.
  public func cursor() async throws(StoreError) -> String? {
    try failIfAsked()
    return pull.cursor
  }

  /// Returns the identity of the server that sent the pages.
  public func serverID() async throws(StoreError) -> String? {
    try failIfAsked()
    return pull.serverID
  }

  /// Removes the cursor.
  public func startOver() async throws(StoreError) {
    try failIfAsked()
    pull = Pull(serverID: pull.serverID)
  }

  /// Accepts the server's new identity and puts all people in the outbox.
  public func adoptNewServer() async throws(StoreError) {
    try change {
      pull = Pull()
      records = [:]
      outbox = []
      for person in people.contents { keep(record(person.id)) }
    }
  }

  /// Merges a page.
  public func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool {
    try failIfAsked()
    if let serverID = page.serverID {
      guard pull.serverID == nil || pull.serverID == serverID else {
        throw .serverReplaced(file: "memory")
      }
      pull.serverID = serverID
    }
    var skipped = false
    try change {
      for (id, remote) in page.lastStates where !receive(remote, of: id) { skipped = true }
      if movesCursor, !skipped { finish(page) }
    }
    return skipped
  }

  /// Returns the reports that the user has not seen.
  public func reports() async throws(StoreError) -> [MergeReport] {
    try failIfAsked()
    return kept
  }

  /// Removes the reports up to this one.
  public func removeReports(through id: MergeReport.ID) async throws(StoreError) {
    try failIfAsked()
    kept.removeAll { $0.id <= id }
  }

  /// Returns the numbers of waiting and refused changes.
  public func counts() async throws(StoreError) -> SyncCounts {
    try failIfAsked()
    return currentCounts
  }

  private var currentCounts: SyncCounts {
    let refused = outbox.count { records[$0]?.refusal != nil }
    return SyncCounts(waiting: outbox.count - refused, refused: refused)
  }

  /// Calls `receive` with the counts now and after each change.
  public func observeCounts(
    _ receive: @escaping @MainActor (Result<SyncCounts, StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      if let self { receive(.success(currentCounts)) }
    }
  }

  // MARK: One person

  func mark(of id: Person.ID) -> SyncMark { record(id).mark }

  /// Records an edit of the people store.
  func edit(_ id: Person.ID, _ info: PersonInfo?) {
    edit(id) { $0.edit(info) }
  }

  func notifyCountObservers() {
    subscribers.notifyAll()
  }

  private func edit(_ id: Person.ID, _ change: (inout SyncRecord) -> Void) {
    var record = record(id)
    change(&record)
    keep(record)
  }

  private func record(_ id: Person.ID) -> SyncRecord {
    let known = records[id]
    return SyncRecord(
      id: id, local: people.people[id]?.info, base: known?.base, request: known?.request,
      refusal: known?.refusal)
  }

  private func change(_ id: Person.ID, _ change: (inout SyncRecord) -> [MergeConflict]) {
    var record = record(id)
    let conflicts = change(&record)
    keep(record)
    guard let info = record.local else { return }
    for conflict in conflicts {
      lastReport += 1
      kept.append(MergeReport(id: lastReport, person: Person(id: id, info), conflict))
    }
  }

  /// Stores the cursor. At the end of a complete pull, deletes the people that no page contained.
  private func finish(_ page: PeoplePage) {
    pull.cursor = page.cursor
    guard pull.isWhole else { return }
    pull.named.formUnion(page.people.map(\.id) + page.unreadable.compactMap(\.id))
    if page.unreadable.contains(where: { $0.id == nil }) { pull.isWhole = false }
    guard pull.isWhole, !page.hasMore else { return }
    pull.isWhole = false
    for record in records.values where record.base != nil && !pull.named.contains(record.id) {
      if !receive(nil, of: record.id) { pull.isWhole = true }
    }
  }

  private func receive(_ remote: RemotePerson?, of id: Person.ID) -> Bool {
    guard record(id).request == nil else { return false }
    change(id) { $0.receive(remote) }
    return true
  }

  private func keep(_ record: SyncRecord) {
    records[record.id] = record
    people.people[record.id] = record.local.map { Person(id: record.id, $0) }
    if !record.isInOutbox {
      outbox.removeAll { $0 == record.id }
    } else if !outbox.contains(record.id) {
      outbox.append(record.id)
    }
  }

  // MARK: Transactions

  private func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }

  /// Runs `body`, then notifies the observers.
  private func change(_ body: () -> Void) throws(StoreError) {
    try failIfAsked()
    body()
    people.notifyObservers()
  }
}
