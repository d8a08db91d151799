import Domain
import Synchronization

/// A query whose result is delivered to one receiver whenever its tables have changed.
///
/// A fetch runs off the main actor, its delivery on it. Fetches do not overlap, so results arrive
/// in the order of the commits; commits that come during a fetch share the next one.
@MainActor
final class ObservedQuery<Value: Sendable>: Observer {
  typealias Fetch = @Sendable () async -> (result: Result<Value, StoreError>, commit: Int)
  typealias Receive = @MainActor (Result<Value, StoreError>) -> Void

  nonisolated let tables: Set<Table>
  /// Gone once the observation has ended.
  private let ends: Mutex<(fetch: Fetch, receive: Receive)?>
  /// The last commit that the receiver has been told of; none at first.
  private var delivered = -1
  private var fetching: Task<Void, Never>?

  nonisolated init(tables: Set<Table>, fetch: @escaping Fetch, receive: @escaping Receive) {
    self.tables = tables
    ends = Mutex((fetch, receive))
  }

  func catchUp(to commit: Int) async {
    while delivered < commit, ends.withLock({ $0 != nil }) {
      let task = fetching ?? Task { await fetchAndDeliver() }
      fetching = task
      await task.value
    }
  }

  /// Ends the observation: nothing is delivered any more, and the receiver is let go.
  nonisolated func end() {
    // Taken out under the lock and released after it: the release may run anybody's `deinit`.
    _ = ends.withLock { ends in
      defer { ends = nil }
      return ends
    }
  }

  private func fetchAndDeliver() async {
    defer { fetching = nil }
    guard let fetch = ends.withLock({ $0?.fetch }) else { return }
    let (result, commit) = await fetch()
    // Asked again: the observation may have ended during the fetch.
    guard let receive = ends.withLock({ $0?.receive }) else { return }
    delivered = commit
    receive(result)
  }
}
