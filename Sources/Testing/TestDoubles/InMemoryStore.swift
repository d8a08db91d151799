public import Domain

/// A store in memory with observers. A test can make the store's calls fail.
@MainActor
public class InMemoryStore<Value: Identifiable & Sendable> where Value.ID: Sendable {
  /// The error that every call throws and every observer receives; nil for none.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  var values: [Value.ID: Value]
  let subscribers = Subscribers()

  init(values: [Value]) {
    self.values = Dictionary(values.map { ($0.id, $0) }) { $1 }
  }

  /// Adds or replaces the values, or throws ``failure``.
  public func save(_ values: [Value]) async throws(StoreError) {
    try failIfAsked()
    for value in values { self.values[value.id] = value }
    subscribers.notifyAll()
  }

  /// Removes the values with these identifiers, or throws ``failure``.
  public func delete(_ ids: [Value.ID]) async throws(StoreError) {
    try failIfAsked()
    for id in ids { values[id] = nil }
    subscribers.notifyAll()
  }

  /// Calls `receive` with ``failure`` or the result of `rows`, now and after each change.
  func observe<Rows>(
    _ rows: @escaping @MainActor ([Value.ID: Value]) -> Rows,
    _ receive: @escaping @MainActor (Result<Rows, StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      guard let self else { return }
      receive(failure.map { .failure($0) } ?? .success(rows(values)))
    }
  }

  func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }
}
