public import Domain

extension SQLiteSyncStore {
  /// Returns the cursor of the next page, or nil if the next page is the first.
  public func cursor() async throws(StoreError) -> String? { try stack.read(pullState).cursor }

  /// Returns the last position that the server has sent; nil for none.
  public func position() async throws(StoreError) -> String? {
    try stack.read(pullState).position
  }

  /// Makes the next pull list all people on the server.
  ///
  /// At the end of that pull, synced people who were not on any page are deleted on this device.
  public func startOver() async throws(StoreError) {
    try await write(to: [.syncState]) { (connection) throws(StoreError) in
      try connection.execute("UPDATE sync_state SET cursor = NULL, pull = pull + 1, is_whole = 1")
    }
  }

  /// Merges a page and stores its position, in one transaction.
  ///
  /// Stores the page's cursor too if `movesCursor` is true and no person was skipped.
  public func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool {
    // An empty page changes no person unless it ends a full pull, which may delete people. If no
    // person can change, the observers of the list are not called.
    let isWhole = try stack.read(pullState).isWhole
    let tables: Set<Table> =
      page.isEmpty && !isWhole
      ? [.syncState] : [.person, .outbox, .personBase, .syncState, .mergeReport]
    return try await write(to: tables) { (connection) throws(StoreError) in
      let old = try pullState(connection)
      var state = old
      state.position = page.position ?? old.position
      var skipped = false
      for (id, remote) in page.lastStates {
        if try !receive(remote, of: id, on: connection) { skipped = true }
      }
      if movesCursor, !skipped { try advance(&state, past: page, on: connection) }
      // The position is stored even if the cursor is unchanged, because the next requests need it.
      if state != old {
        try connection.execute(
          "UPDATE sync_state SET cursor = ?, is_whole = ?, server_id = ?", state.cursor,
          state.isWhole ? 1 : 0, state.position)
      }
      return skipped
    }
  }

  /// Moves `state` past a page. At the end of a full pull, deletes people who were not listed.
  private func advance(
    _ state: inout PullState, past page: PeoplePage, on connection: Connection
  ) throws(StoreError) {
    state.cursor = page.cursor
    guard state.isWhole else { return }
    // This loop marks the page's people as listed on the server.
    for id in page.people.map(\.id) + page.unreadable.compactMap(\.id) {
      try connection.execute(
        "UPDATE person_base SET pull = (SELECT pull FROM sync_state) WHERE id = ?", id)
    }
    // An unreadable identifier may belong to any unlisted person, so no person is deleted.
    if page.unreadable.contains(where: { $0.id == nil }) { state.isWhole = false }
    guard state.isWhole, !page.hasMore else { return }
    state.isWhole = false
    let unlisted = try connection.ids(
      "SELECT id FROM person_base WHERE pull <> (SELECT pull FROM sync_state)")
    for id in unlisted {
      if try !receive(nil, of: id, on: connection) { state.isWhole = true }
    }
  }

  /// Merges the server's state of a person into the store.
  ///
  /// - Returns: false if a request for the person is pending, so that nothing was merged.
  private func receive(
    _ remote: RemotePerson?, of id: Person.ID, on connection: Connection
  ) throws(StoreError) -> Bool {
    try connection.mergeRecord(id, in: table) { $0.request == nil ? $0.receive(remote) : nil }
  }

  /// Returns the progress of receiving the server's changes.
  func pullState(_ connection: Connection) throws(StoreError) -> PullState {
    let state = try connection.first("SELECT cursor, is_whole, server_id FROM sync_state") {
      PullState(
        cursor: $0.optionalText(at: 0), isWhole: $0.integer(at: 1) != 0,
        position: $0.optionalText(at: 2))
    }
    guard let state else { throw .corrupt(file: connection.path) }
    return state
  }
}

/// The progress of receiving the server's changes.
struct PullState: Equatable {
  var cursor: String?
  /// Whether a pull of all people is due or has not ended.
  var isWhole: Bool
  /// The last position that the server has sent, or nil. The cursor is from the same server.
  var position: String?
}
