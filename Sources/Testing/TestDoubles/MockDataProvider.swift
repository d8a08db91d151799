import Domain

/// A data provider without a store: shows what a test sets, and writes down what it was asked
/// (row A7). It needs no table and no database, because the port mentions neither.
@MainActor
public final class MockDataProvider: PeopleListDataProvider {
  /// Something that was asked.
  public enum Message: Equatable {
    /// The people were asked for, in the order of the setting.
    case fetch
    /// People were added or replaced.
    case addPeople([Person])
    /// A person was removed.
    case deletePerson(Person.ID)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  /// What ``addPeople(_:)`` and ``deletePerson(_:)`` throw, while it is set.
  public var failure: StoreError?
  /// Where every change waits before it is made; nil makes it at once.
  public var gate: Gate?
  /// Told by ``deliver(_:)``; the provider holds it.
  public var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?
  /// The rows that were delivered last.
  public private(set) var rows: [PersonRow]

  /// A provider that has delivered `rows` already.
  public init(rows: [PersonRow] = []) {
    self.rows = rows
  }

  /// The document's name for it: whether anybody was added (row A7).
  public var addPersonGotCalled: Bool {
    messages.contains { if case .addPeople = $0 { true } else { false } }
  }

  /// Plays a change of the store: new rows, or a failure to read them.
  public func deliver(_ result: Result<[PersonRow], StoreError>) {
    if case .success(let rows) = result { self.rows = rows }
    onChange?(result)
  }

  /// Writes it down and delivers the rows that are there.
  public func fetch() {
    messages.append(.fetch)
    onChange?(.success(rows))
  }

  /// Writes the people down, or throws ``failure``.
  public func addPeople(_ people: [Person]) async throws(StoreError) {
    messages.append(.addPeople(people))
    await gate?.pass()
    if let failure { throw failure }
  }

  /// Writes the identifier down, or throws ``failure``.
  public func deletePerson(_ id: Person.ID) async throws(StoreError) {
    messages.append(.deletePerson(id))
    await gate?.pass()
    if let failure { throw failure }
  }
}
