import Domain

/// A data provider without a store.
///
/// The provider delivers the values that a test sets, and records the calls.
@MainActor
public final class MockDataProvider: PeopleListDataProvider {
  /// A recorded call to the data provider.
  public enum Message: Equatable {
    /// A call to ``fetch()``.
    case fetch
    /// A call to ``addPeople(_:)``.
    case addPeople([Person])
    /// A call to ``deletePerson(_:)``.
    case deletePerson(Person.ID)
  }

  /// The calls to the data provider so far, in order.
  public private(set) var messages: [Message] = []
  /// The error that ``addPeople(_:)`` and ``deletePerson(_:)`` throw; nil for none.
  public var failure: StoreError?
  /// The gate at which every change waits; nil to return at once.
  public var gate: Gate?
  /// The closure that ``deliver(_:)`` and ``fetch()`` call.
  public var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?
  /// The rows that were delivered last; at first, the initial rows.
  public private(set) var rows: [PersonRow]

  /// Creates a provider with `rows`.
  public init(rows: [PersonRow] = []) {
    self.rows = rows
  }

  /// Whether ``addPeople(_:)`` was called.
  public var addPersonGotCalled: Bool {
    messages.contains { if case .addPeople = $0 { true } else { false } }
  }

  /// Simulates a change in the store: new rows, or a failure to read them.
  public func deliver(_ result: Result<[PersonRow], StoreError>) {
    if case .success(let rows) = result { self.rows = rows }
    onChange?(result)
  }

  /// Records the call and delivers the current rows.
  public func fetch() {
    messages.append(.fetch)
    onChange?(.success(rows))
  }

  /// Records the call, and throws ``failure`` if it is set.
  public func addPeople(_ people: [Person]) async throws(StoreError) {
    messages.append(.addPeople(people))
    await gate?.pass()
    if let failure { throw failure }
  }

  /// Records the call, and throws ``failure`` if it is set.
  public func deletePerson(_ id: Person.ID) async throws(StoreError) {
    messages.append(.deletePerson(id))
    await gate?.pass()
    if let failure { throw failure }
  }
}
