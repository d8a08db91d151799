public import Domain

extension DatabaseStack {
  /// Looks whether another process has committed to the same file, and if so delivers new results
  /// to every observer; which tables were written cannot be told.
  ///
  /// The stack calls it by itself when the file is written to, unless it is configured not to. A
  /// program may call it too, such as when it comes back to the foreground.
  ///
  /// - Throws: `StoreError.locked` where another process holds the file for longer than the stack
  ///   waits.
  public func checkForExternalChanges() async throws(StoreError) {
    let (writer, otherProcesses, isReadOnly) = (writer, otherProcesses, location.isReadOnly)
    let haveCommitted = try await writes.run { () throws(StoreError) in
      otherProcesses.lookBegins()
      return try writer.use { (connection) throws(StoreError) in
        // Whoever commits writes the log first and makes it valid later. Waiting for the write lock
        // makes sure that the commit whose beginning woke us is not missed.
        let version =
          isReadOnly
          ? try connection.dataVersion()
          : try connection.transaction { (connection) throws(StoreError) in
            try connection.dataVersion()
          }
        return otherProcesses.haveCommitted(version)
      }
    }
    if haveCommitted { await observers.tell(of: nil) }
  }
}
