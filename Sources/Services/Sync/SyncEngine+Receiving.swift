import Domain

extension SyncEngine {
  /// Receives all pages after the stored cursor, and merges each page into the store.
  ///
  /// If the cursor has expired, all people are received.
  ///
  /// - Throws: `ServerError.replaced` if the server lacks data that this device has seen.
  func receive() async throws {
    var (since, position) = (try await store.cursor(), try await store.position())
    var movesCursor = true
    var (received, restarts) = (0, 0)
    while true {
      try checkpoint()
      show(.receiving(done: received, of: nil))
      let page: PeoplePage
      do {
        page = try await server.page(since: since, seen: position, limit: configuration.pageSize)
        failures = 0
      } catch .cursorExpired where since != nil && restarts < configuration.attempts {
        try await store.startOver()
        (since, movesCursor, restarts) = (nil, true, restarts + 1)
        continue
      } catch {
        failures += 1
        guard error.isWorthRepeating, error != .cursorExpired, failures < configuration.attempts
        else { throw error }
        try await waitAfter(error, failures: failures)
        continue
      }
      guard !page.hasMore || page.cursor != since else {
        throw ServerError.invalidResponse(.malformed(reason: "its cursor does not advance"))
      }
      // The first part of a position is the ID of the server's data. A server of an older version
      // sends only this ID, and does not check the device's position.
      if let position, let new = page.position, new.serverID != position.serverID {
        throw ServerError.replaced
      }
      position = page.position ?? position
      // A skipped person must be received again, so from this page on no cursor is stored.
      if try await store.merge(page, movesCursor: movesCursor) { movesCursor = false }
      for person in page.unreadable { onUnreadable(person) }
      received += page.people.count + page.deleted.count
      since = page.cursor
      guard page.hasMore else { return }
    }
  }
}

extension String {
  /// The ID of the server's data in a position.
  fileprivate var serverID: Substring { prefix { $0 != "/" } }
}
