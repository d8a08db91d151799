import Domain
import Synchronization

/// A query whose result is delivered again after each change of its tables.
///
/// Queries run off the main actor and are delivered on it. They do not overlap, so results arrive
/// in the order of the commits. Commits during a query share the next one.
@MainActor
final class ObservedQuery<Value: Sendable>: Observer {
  typealias Fetch = @Sendable () async -> (result: Result<Value, StoreError>, commit: Int)
  typealias Receive = @MainActor (Result<Value, StoreError>) -> Void

  nonisolated let tables: Set<Table>
  /// The query and its receiver; nil after the observation has ended.
  private let closures: Mutex<(fetch: Fetch, receive: Receive)?>
  /// The number of the last commit that was delivered.
  private var delivered = -1
  private var fetching: Task<Void, Never>?

  nonisolated init(tables: Set<Table>, fetch: @escaping Fetch, receive: @escaping Receive) {
    self.tables = tables
    closures = Mutex((fetch, receive))
  }

  func catchUp(to commit: Int) async {
    while delivered < commit, closures.withLock({ $0 != nil }) {
      let task = fetching ?? Task { await fetchAndDeliver() }
      fetching = task
      await task.value
    }
  }

  /// Ends the observation and releases the receiver.
  nonisolated func end() {
    // The closures are released outside the lock, because a `deinit` may end another observation.
    _ = closures.withLock { closures in
      defer { closures = nil }
      return closures
    }
  }

  private func fetchAndDeliver() async {
    defer { fetching = nil }
    guard let fetch = closures.withLock({ $0?.fetch }) else { return }
    let (result, commit) = await fetch()
    // The observation may have ended during the query.
    guard let receive = closures.withLock({ $0?.receive }) else { return }
    delivered = commit
    receive(result)
  }
}

/// An observer of tables.
protocol Observer: Sendable {
  var tables: Set<Table> { get }
  /// Returns when the result of `commit` is delivered or the observation has ended.
  func catchUp(to commit: Int) async
}

/// The observers of a database and the number of commits.
final class ObserverRegistry: Sendable {
  private struct State {
    var observers: [Int: any Observer] = [:]
    var lastNumber = 0
    var commits = 0

    var inOrder: [any Observer] {
      observers.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private let state = Mutex(State())

  /// The number of commits. A query that starts after this was read sees all of them.
  var commits: Int { state.withLock { $0.commits } }

  /// The number of observers.
  var count: Int { state.withLock { $0.observers.count } }

  /// Adds and holds `observer`, and returns the number to remove it with.
  func add(_ observer: any Observer) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.observers[state.lastNumber] = observer
      return state.lastNumber
    }
  }

  /// Removes the observer with this number.
  func remove(_ number: Int) {
    // The observer is released outside the lock, because a `deinit` may end another observation.
    _ = state.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Counts a commit and returns when the observers of its tables have the new result.
  ///
  /// - Parameter tables: the tables that were written; nil for any table.
  func notify(_ tables: Set<Table>?) async {
    let commit = state.withLock { state in
      state.commits += 1
      return state.commits
    }
    await catchUp(to: commit) { observer in
      tables.map { !observer.tables.isDisjoint(with: $0) } ?? true
    }
  }

  /// Returns when every observer has the result of the last commit.
  func catchUp() async {
    await catchUp(to: commits) { _ in true }
  }

  private func catchUp(to commit: Int, where isConcerned: (any Observer) -> Bool) async {
    for observer in state.withLock({ $0.inOrder }) where isConcerned(observer) {
      await observer.catchUp(to: commit)
    }
  }
}
