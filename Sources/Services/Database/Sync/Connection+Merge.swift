import Domain

/// What the server tells of people, taken in within a transaction of the caller's.
extension Connection {
  /// Merges everybody in the page, once each.
  ///
  /// - Returns: whether somebody was passed over, since a request of theirs is under way.
  func merge(
    _ page: PeoplePage, _ collation: some NameCollation
  ) throws(StoreError) -> Bool {
    var passedOver = false
    for (id, remote) in page.lastStates {
      let isMerged = try receive(remote, of: id, collation)
      if !isMerged { passedOver = true }
    }
    return passedOver
  }

  /// Keeps in mind that the pull from the start has named everybody in the page.
  func name(_ page: PeoplePage) throws(StoreError) {
    for id in page.people.map(\.id) + page.unreadable.compactMap(\.id) {
      try execute(SyncSQL.nameInPull, id)
    }
  }

  /// Deletes whom the pull has not named, as the server must have; whoever was changed here stays.
  ///
  /// - Returns: whether somebody was passed over, so that it is to be called again.
  func mergeUnnamed(_ collation: some NameCollation) throws(StoreError) -> Bool {
    let unnamed = try all(SyncSQL.unnamedInPull) { (row) throws(StoreError) in
      try row.identifier(at: 0, of: Person.self)
    }
    var passedOver = false
    for id in unnamed {
      let isMerged = try receive(nil, of: id, collation)
      if !isMerged { passedOver = true }
    }
    return passedOver
  }

  private func receive(
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
