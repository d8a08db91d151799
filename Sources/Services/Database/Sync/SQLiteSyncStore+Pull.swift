public import Domain

extension SQLiteSyncStore {
  /// Where the next pull begins.
  public func cursor() async throws(StoreError) -> String? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first("SELECT cursor FROM sync_state WHERE cursor IS NOT NULL") {
        $0.text(at: 0)
      }
    }
  }

  /// Begins a pull from the start, under a new number: who does not carry it at its end is gone.
  public func startOver() async throws(StoreError) {
    try await write(to: [.syncState]) { (connection) throws(StoreError) in
      try connection.execute("UPDATE sync_state SET cursor = NULL, pull = pull + 1, is_whole = 1")
    }
  }

  /// Merges the page in one transaction with the cursor, each person against what the server told
  /// of them before.
  public func merge(_ page: PeoplePage, movesCursor: Bool) async throws(StoreError) -> Bool {
    let state = try stack.read { (connection) throws(StoreError) in try PullState(connection) }
    if page.tellsOfNobody, !state.isWhole {
      // Nobody has changed: the screens are not to be told.
      if movesCursor, page.cursor != state.cursor {
        try await write(to: [.syncState]) { (connection) throws(StoreError) in
          try PullState(cursor: page.cursor, isWhole: false).write(to: connection)
        }
      }
      return false
    }
    return try await change(
      also: [.personBase, .syncState, .mergeReport], .beforeMerge, .afterMerge
    ) { (connection, collation) throws(StoreError) in
      let passedOver = try connection.merge(page, collation)
      guard movesCursor, !passedOver else { return passedOver }
      var state = try PullState(connection)
      state.cursor = page.cursor
      if state.isWhole {
        // Named are those in pages whose cursor is kept. Of the others the next pull tells anew.
        try connection.name(page)
        // Somebody is named who knows whom: then nobody can be said to be unnamed.
        if page.unreadable.contains(where: { $0.id == nil }) { state.isWhole = false }
        if state.isWhole, !page.hasMore { state.isWhole = try connection.mergeUnnamed(collation) }
      }
      try state.write(to: connection)
      return false
    }
  }
}

/// How far the server's changes have come in.
private struct PullState {
  var cursor: String?
  /// Whether this pull began at the start and has not ended: who it does not name is gone.
  var isWhole: Bool
}

extension PullState {
  init(_ connection: Connection) throws(StoreError) {
    let found = try connection.first("SELECT cursor, is_whole FROM sync_state") {
      PullState(cursor: $0.isNull(at: 0) ? nil : $0.text(at: 0), isWhole: $0.integer(at: 1) != 0)
    }
    guard let found else { throw .corrupt(file: connection.path) }
    self = found
  }

  func write(to connection: Connection) throws(StoreError) {
    try connection.execute(
      "UPDATE sync_state SET cursor = ?, is_whole = ?", cursor, isWhole ? 1 : 0)
  }
}
