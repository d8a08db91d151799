import Domain

extension SyncEngine {
  /// Receives page after page of the server's changes, and merges each into the store.
  ///
  /// Where the server has forgotten the cursor, everybody is asked for.
  func receive() async throws(SyncStopReason) {
    var (since, movesCursor) = (try await cursor(), true)
    var (received, beginnings) = (0, 0)
    while true {
      try checkpoint()
      show(.receiving(done: received, of: nil))
      let page: PeoplePage
      switch await nextPage(since: since) {
      case .success(let found):
        page = found
        failures = 0
      case .failure(.cursorExpired) where since != nil && beginnings < configuration.attempts:
        try await stored { () async throws(StoreError) in try await store.startOver() }
        (since, movesCursor, beginnings) = (nil, true, beginnings + 1)
        continue
      case .failure(let error):
        try await waitToAskAgain(error)
        continue
      }
      guard !page.hasMore || page.cursor != since else {
        throw .server(.invalidResponse(.malformed(reason: "its cursor stands still")))
      }
      let passedOver = try await merge(page, movesCursor)
      // Whoever was passed over has to be told of again: the kept cursor stands before them.
      if passedOver { movesCursor = false }
      for person in page.unreadable { onUnreadable(person) }
      received += page.people.count + page.deleted.count
      since = page.cursor
      guard page.hasMore else { return }
    }
  }

  private func cursor() async throws(SyncStopReason) -> String? {
    try await stored { () async throws(StoreError) in try await store.cursor() }
  }

  private func merge(_ page: PeoplePage, _ movesCursor: Bool) async throws(SyncStopReason) -> Bool {
    try await stored { () async throws(StoreError) in
      try await store.merge(page, movesCursor: movesCursor)
    }
  }

  private func nextPage(since: String?) async -> Result<PeoplePage, ServerError> {
    do throws(ServerError) {
      return .success(try await server.page(since: since, limit: configuration.pageSize))
    } catch {
      return .failure(error)
    }
  }

  private func waitToAskAgain(_ error: ServerError) async throws(SyncStopReason) {
    failures += 1
    guard error.isWorthRepeating, error != .cursorExpired, failures < configuration.attempts
    else { throw .server(error) }
    try await waitAfter(error, failures: failures)
  }
}
