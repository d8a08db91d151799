import Domain

/// Takes what an observation delivers, and lets a test wait for the next one.
@MainActor
final class Deliveries<Value: Sendable> {
  private(set) var all: [Result<Value, StoreError>] = []
  private var seen = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// The closure to hand to the store. It holds the deliveries weakly, as a screen would be.
  var receive: @MainActor (Result<Value, StoreError>) -> Void {
    { [weak self] result in
      MainActor.assertIsolated()
      self?.all.append(result)
      self?.waiting?.resume()
      self?.waiting = nil
    }
  }

  /// The next delivery that was not waited for yet. A test that uses it has a time limit.
  func next() async throws -> Value {
    if seen == all.count { await withCheckedContinuation { waiting = $0 } }
    seen += 1
    return try all[seen - 1].get()
  }
}
