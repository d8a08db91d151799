public import Domain

extension DatabaseStack {
  /// Delivers the result of `query` to `receive`: once at first, then after each commit that wrote
  /// one of the `tables` (row B4, the role of `NSFetchedResultsController`).
  ///
  ///     token = stack.observe([.person], { (connection) throws(StoreError) in
  ///       try connection.number("SELECT count(*) FROM person")
  ///     }) { [weak self] result in
  ///       self?.show(result)
  ///     }
  ///
  /// Deliveries come on the main actor, one a commit at the most, in the order of the commits; the
  /// query runs elsewhere, with one state of the data for all its statements. Commits of other
  /// processes count too, whatever tables they wrote. A query that fails delivers its error, and
  /// the observation goes on.
  ///
  /// Who holds whom: the token holds the stack, the stack holds `receive` until the token is
  /// cancelled or released. So `receive` should hold its owner weakly, and the owner holds the token.
  public func observe<Value: Sendable>(
    _ tables: Set<Table>,
    _ query: @escaping @Sendable (Connection) throws(StoreError) -> Value,
    _ receive: @escaping @MainActor (Result<Value, StoreError>) -> Void
  ) -> ObservationToken {
    let (reads, reader, observers) = (reads, reader, observers)
    let observer = ObservedQuery<Value>(
      tables: tables,
      fetch: {
        await reads.run {
          // Counted before the query: a commit that slips in between is delivered twice, not never.
          let commit = observers.commits
          let result = Result { () throws(StoreError) in
            try reader.use { (connection) throws(StoreError) in try connection.snapshot(query) }
          }
          return (result, commit)
        }
      },
      receive: receive)
    let number = observers.add(observer)
    Task { await observer.catchUp(to: observers.commits) }
    return ObservationToken {
      self.observers.remove(number)
      observer.end()
    }
  }
  /// Returns when every observer has been given the result of the last commit; one that has just
  /// begun, its first result.
  ///
  /// A screen has no need of it, for it is told. A script that prints what the screen shows does:
  /// between its commands it waits here.
  public func settle() async {
    await observers.catchUp()
  }
}
