import Domain

/// A data provider without a store: shows what a test sets, and writes down what it was asked
/// (row A7). It needs no table and no database, because the port mentions neither.
@MainActor
public final class MockDataProvider: PeopleListDataProvider {
  /// Something that was asked.
  public enum Message: Equatable {
    /// The people were asked for, in the order of the setting.
    case fetch
    /// A person was added or replaced.
    case addPerson(Person)
    /// A person was removed.
    case deletePerson(Person.ID)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  /// What ``addPerson(_:)`` and ``deletePerson(_:)`` throw, while it is set.
  public var failure: StoreError?
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
    messages.contains { if case .addPerson = $0 { true } else { false } }
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

  /// Writes the person down, or throws ``failure``.
  public func addPerson(_ person: Person) async throws(StoreError) {
    messages.append(.addPerson(person))
    if let failure { throw failure }
  }

  /// Writes the identifier down, or throws ``failure``.
  public func deletePerson(_ id: Person.ID) async throws(StoreError) {
    messages.append(.deletePerson(id))
    if let failure { throw failure }
  }
}
