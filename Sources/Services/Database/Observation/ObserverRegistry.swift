import Synchronization

/// Who waits for which tables, and how many commits there have been.
final class ObserverRegistry: Sendable {
  private struct State {
    var observers: [Int: any Observer] = [:]
    var lastNumber = 0
    var commits = 0

    /// The observers as they began.
    var inOrder: [any Observer] {
      observers.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private let state = Mutex(State())

  /// How many commits observers have been told of. A query that starts after this was read sees
  /// them all.
  var commits: Int { state.withLock { $0.commits } }

  /// How many observers there are.
  var count: Int { state.withLock { $0.observers.count } }

  /// Adds `observer` and returns the number to remove it by. The registry holds it until then.
  func add(_ observer: any Observer) -> Int {
    state.withLock { state in
      state.lastNumber += 1
      state.observers[state.lastNumber] = observer
      return state.lastNumber
    }
  }

  /// Removes the observer with this number.
  func remove(_ number: Int) {
    // Let go outside the lock: what the observer held may end another observation as it goes.
    _ = state.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Counts a commit that wrote `tables` (any table, where it is nil), and returns when those who
  /// wait for one of them have the new result. They are told in the order in which they began.
  func tell(of tables: Set<Table>?) async {
    let (commit, concerned) = state.withLock { state in
      state.commits += 1
      let concerned = state.inOrder.filter { observer in
        tables.map { !observer.tables.isDisjoint(with: $0) } ?? true
      }
      return (state.commits, concerned)
    }
    for observer in concerned { await observer.catchUp(to: commit) }
  }

  /// Returns when every observer has the result of the last commit that was told of.
  func catchUp() async {
    let (commit, all) = state.withLock { ($0.commits, $0.inOrder) }
    for observer in all { await observer.catchUp(to: commit) }
  }
}

/// Somebody who waits for changes.
protocol Observer: Sendable {
  var tables: Set<Table> { get }
  /// Returns when a result that holds `commit` has been delivered, or nobody wants it any more.
  func catchUp(to commit: Int) async
}
