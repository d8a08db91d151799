import Domain
import Synchronization
import TestDoubles

/// Records the events of a sync store and makes one of them fail.
final class SyncSteps: Sendable {
  typealias Event = ObservedSyncStore.Event
  private let state = Mutex(
    (all: [Event](), failure: StoreError?.none, failing: Event?.none))

  func count(_ event: Event) -> Int { state.withLock { $0.all }.count { $0 == event } }

  /// Makes `event` fail from now on; nil ends the failures.
  func fail(at event: Event?, with failure: StoreError = .full(file: "people.sqlite")) {
    state.withLock { ($0.failing, $0.failure) = (event, failure) }
  }

  func note(_ event: Event) throws(StoreError) {
    let failure = state.withLock { state in
      state.all.append(event)
      return state.failing == event ? state.failure : nil
    }
    if let failure { throw failure }
  }
}
