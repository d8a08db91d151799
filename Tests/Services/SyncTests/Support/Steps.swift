import Domain
import Synchronization

/// Writes down each step, and throws at those that a test names.
final class Steps: Sendable {
  private let state = Mutex((all: [SyncStep](), failure: StoreError?.none, at: SyncStep?.none))

  /// The steps so far, in order.
  var all: [SyncStep] { state.withLock { $0.all } }

  func count(_ step: SyncStep) -> Int { all.count { $0 == step } }

  /// Lets this step fail from now on; none where it is nil.
  func fail(at step: SyncStep?, with failure: StoreError = .full(file: "people.sqlite")) {
    state.withLock { ($0.at, $0.failure) = (step, failure) }
  }

  /// To be called at each step.
  func note(_ step: SyncStep) throws(StoreError) {
    let failure = state.withLock { state in
      state.all.append(step)
      return state.at == step ? state.failure : nil
    }
    if let failure { throw failure }
  }
}
