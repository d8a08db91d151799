import Domain

extension SyncEngine {
  /// Receives all pages since the stored cursor and merges each into the store.
  ///
  /// If the cursor has expired, all people are received.
  func receive() async throws(SyncStopReason) {
    var since = try await stored { () async throws(StoreError) in try await store.cursor() }
    var movesCursor = true
    var (received, restarts) = (0, 0)
    while true {
      try checkpoint()
      show(.receiving(done: received, of: nil))
      let page: PeoplePage
      let result = await Result { [server, configuration, since] () async throws(ServerError) in
        try await server.page(since: since, limit: configuration.pageSize)
      }
      switch result {
      case .success(let found):
        page = found
        failures = 0
      case .failure(.cursorExpired) where since != nil && restarts < configuration.attempts:
        try await stored { () async throws(StoreError) in try await store.startOver() }
        (since, movesCursor, restarts) = (nil, true, restarts + 1)
        continue
      case .failure(let error):
        failures += 1
        guard error.isWorthRepeating, error != .cursorExpired, failures < configuration.attempts
        else { throw .server(error) }
        try await waitAfter(error, failures: failures)
        continue
      }
      guard !page.hasMore || page.cursor != since else {
        throw .server(.invalidResponse(.malformed(reason: "its cursor stands still")))
      }
      let skipped = try await stored { [movesCursor] () async throws(StoreError) in
        try await store.merge(page, movesCursor: movesCursor)
      }
      // A skipped person must be received again, so the cursor of that page is not stored.
      if skipped { movesCursor = false }
      for person in page.unreadable { onUnreadable(person) }
      received += page.people.count + page.deleted.count
      since = page.cursor
      guard page.hasMore else { return }
    }
  }
}

extension Result where Failure == ServerError {
  /// Creates the result of a request.
  init(_ request: @Sendable () async throws(ServerError) -> Success) async {
    do throws(ServerError) {
      self = .success(try await request())
    } catch {
      self = .failure(error)
    }
  }
}
