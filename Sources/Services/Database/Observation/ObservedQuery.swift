import Domain
import Synchronization

/// A query that runs again after each change to its tables and delivers the result.
///
/// The query runs off the main actor, and each result is delivered on the main actor. The runs do
/// not overlap, so results arrive in the order of the commits. If several commits occur during a
/// run, one further run covers all of them.
@MainActor
final class ObservedQuery {
  /// Runs the query. Returns the number of the last commit before the run, and a closure that
  /// delivers the result.
  typealias Fetch = @Sendable () async -> (commit: Int, deliver: @MainActor () -> Void)

  nonisolated let tables: Set<Table>
  /// The query; nil after the observation has ended.
  private let fetch: Mutex<Fetch?>
  /// The number of the last commit whose result was delivered.
  private var delivered = -1
  private var fetching: Task<Void, Never>?

  nonisolated init(tables: Set<Table>, fetch: @escaping Fetch) {
    self.tables = tables
    self.fetch = Mutex(fetch)
  }

  /// Waits until the result of `commit` is delivered or the observation ends.
  func catchUp(to commit: Int) async {
    while delivered < commit, fetch.withLock({ $0 != nil }) {
      let task = fetching ?? Task { await deliver() }
      fetching = task
      await task.value
    }
  }

  /// Ends the observation and releases the receiver.
  nonisolated func end() {
    // The closure is released outside the lock, because its release may call `end()` again.
    _ = fetch.withLock { $0.take() }
  }

  private func deliver() async {
    defer { fetching = nil }
    let result = await fetch.withLock { $0 }?()
    // The observation may have ended during the query.
    guard let result, fetch.withLock({ $0 != nil }) else { return }
    delivered = result.commit
    result.deliver()
  }
}

/// The observers of a database and the number of commits.
final class ObserverRegistry: Sendable {
  private let state = Mutex((observers: [ObservedQuery](), commits: 0))

  /// The number of commits. A query that starts after this number is read includes all these
  /// commits.
  var commits: Int { state.withLock { $0.commits } }

  /// The number of observers.
  var count: Int { state.withLock { $0.observers.count } }

  /// Adds and retains `observer`.
  func add(_ observer: ObservedQuery) {
    state.withLock { $0.observers.append(observer) }
  }

  func remove(_ observer: ObservedQuery) {
    state.withLock { $0.observers.removeAll { $0 === observer } }
  }

  /// Counts a commit, and waits until the observers have received the result.
  ///
  /// - Parameter tables: the tables that were written; nil for any table.
  func notify(_ tables: Set<Table>?) async {
    state.withLock { $0.commits += 1 }
    await catchUp(with: tables)
  }

  /// Waits until the observers of `tables` have received the last commit's result.
  ///
  /// If `tables` is nil, waits for all observers.
  func catchUp(with tables: Set<Table>? = nil) async {
    let (observers, commits) = state.withLock { $0 }
    for observer in observers where tables?.isDisjoint(with: observer.tables) != true {
      await observer.catchUp(to: commits)
    }
  }
}
