public import Domain

extension SQLiteSyncStore {
  /// Returns the cursor of the next page.
  public func cursor() async throws(StoreError) -> String? {
    try stack.read { (connection) throws(StoreError) in try PullState(connection).cursor }
  }

  /// Returns the identity of the server that sent the pages.
  public func serverID() async throws(StoreError) -> String? {
    try stack.read { (connection) throws(StoreError) in try PullState(connection).serverID }
  }

  /// Starts a pull of all people. At its end, people it has not listed are deleted.
  public func startOver() async throws(StoreError) {
    try await write(to: [.syncState]) { (connection) throws(StoreError) in
      try connection.execute("UPDATE sync_state SET cursor = NULL, pull = pull + 1, is_whole = 1")
    }
  }

  /// Merges a page and stores its cursor, in one transaction.
  public func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool {
    let state = try stack.read { (connection) throws(StoreError) in try PullState(connection) }
    if page.isEmpty, !state.isWhole, state.serverID != nil || page.serverID == nil {
      // No person has changed, so the observers of the list are not called.
      try await mergeEmpty(page, movesCursor: movesCursor && page.cursor != state.cursor)
      return false
    }
    return try await change(
      also: [.personBase, .syncState, .mergeReport]
    ) { (connection, collation) throws(StoreError) in
      var state = try PullState(connection)
      try state.check(page, file: connection.path)
      var skipped = false
      for (id, remote) in page.lastStates {
        if try !connection.receive(remote, of: id, collation) { skipped = true }
      }
      guard movesCursor, !skipped else {
        // The next requests state the server's identity.
        try state.write(to: connection)
        return skipped
      }
      state.cursor = page.cursor
      if state.isWhole {
        // Only pages whose cursor is stored count: the next pull repeats the others.
        for id in page.people.map(\.id) + page.unreadable.compactMap(\.id) {
          try connection.execute(Self.listInPull, id)
        }
        // If a person has no readable identifier, any missing person may be that one.
        if page.unreadable.contains(where: { $0.id == nil }) { state.isWhole = false }
        if state.isWhole, !page.hasMore {
          state.isWhole = false
          for id in try connection.ids(Self.unlistedInPull) {
            if try !connection.receive(nil, of: id, collation) { state.isWhole = true }
          }
        }
      }
      try state.write(to: connection)
      return false
    }
  }

  private func mergeEmpty(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) {
    guard movesCursor else {
      return try stack.read { (connection) throws(StoreError) in
        var state = try PullState(connection)
        try state.check(page, file: connection.path)
      }
    }
    try await write(to: [.syncState]) { (connection) throws(StoreError) in
      var state = try PullState(connection)
      try state.check(page, file: connection.path)
      state.cursor = page.cursor
      try state.write(to: connection)
    }
  }

  /// Marks a person as listed by the current pull.
  private static let listInPull = """
    UPDATE person_base SET pull = (SELECT pull FROM sync_state)
    WHERE id = ? AND pull <> (SELECT pull FROM sync_state)
    """

  private static let unlistedInPull =
    "SELECT id FROM person_base WHERE pull <> (SELECT pull FROM sync_state)"
}

extension Connection {
  /// Merges the server's state of a person.
  ///
  /// - Returns: false if a request of the person is under way, so that nothing was merged.
  fileprivate func receive(
    _ remote: RemotePerson?, of id: Person.ID, _ collation: some NameCollation
  ) throws(StoreError) -> Bool {
    let conflicts = try changeRecord(id, collation) { record -> [MergeConflict]? in
      record.request == nil ? record.receive(remote) : nil
    }
    guard let conflicts else { return false }
    try report(conflicts, about: id)
    return true
  }
}

/// The progress of receiving the server's changes.
struct PullState {
  var cursor: String?
  /// Whether a pull of all people has started and not ended.
  var isWhole: Bool
  /// The identity of the server that sent the stored cursor and people.
  var serverID: String?

  init(_ connection: Connection) throws(StoreError) {
    let found = try connection.first("SELECT cursor, is_whole, server_id FROM sync_state") {
      PullState(
        cursor: $0.isNull(at: 0) ? nil : $0.text(at: 0), isWhole: $0.integer(at: 1) != 0,
        serverID: $0.isNull(at: 2) ? nil : $0.text(at: 2))
    }
    guard let found else { throw .corrupt(file: connection.path) }
    self = found
  }

  private init(cursor: String?, isWhole: Bool, serverID: String?) {
    (self.cursor, self.isWhole, self.serverID) = (cursor, isWhole, serverID)
  }

  /// Stores the page's server identity if none is stored, and throws if another one is.
  mutating func check(_ page: PeoplePage, file: String) throws(StoreError) {
    guard let found = page.serverID else { return }
    guard serverID == nil || serverID == found else { throw .serverReplaced(file: file) }
    serverID = found
  }

  func write(to connection: Connection) throws(StoreError) {
    try connection.execute(
      "UPDATE sync_state SET cursor = ?, is_whole = ?, server_id = ?", cursor, isWhole ? 1 : 0,
      serverID)
  }
}
