import Domain

extension DatabaseStack {
  /// Brings into the file what the log beside it holds, and empties the log: a program that ends
  /// calls it, so that whoever copies the file, and no other, has everything.
  ///
  /// Commits are durable in the log already. Where the log cannot be emptied, because another
  /// process reads from it or the disk is full, it stays beside the file, and nothing is lost.
  public func emptyLog() async {
    guard case .file = location else { return }
    let writer = writer
    try? await writes.run { () throws(StoreError) in
      try writer.use { (connection) throws(StoreError) in
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
      }
    }
  }
}
