import CSQLite
import Domain

extension Connection {
  /// Runs `body` so that all its changes are kept, or none.
  ///
  /// The write lock is taken at the start (`BEGIN IMMEDIATE`): taken later, two writers could both
  /// have read, and one of them would have to fail.
  func transaction<Value>(
    _ body: (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try run(body, between: "BEGIN IMMEDIATE", and: "COMMIT")
  }

  /// Runs `body` so that all its queries see the same state of the data, whoever writes meanwhile.
  func snapshot<Value>(
    _ body: (Connection) throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    try run(body, between: "BEGIN", and: "COMMIT")
  }

  private func run<Value>(
    _ body: (Connection) throws(StoreError) -> Value, between begin: String, and end: String
  ) throws(StoreError) -> Value {
    try execute(begin)
    do {
      let value = try body(self)
      try execute(end)
      return value
    } catch {
      // A full disk makes SQLite roll back by itself; then there is nothing left to give up. Should
      // the rollback fail too, closing the file undoes the transaction.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
