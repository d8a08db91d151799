/// What the people list shows and what it can ask for, without a word about tables or databases
/// (row A3).
///
/// The document's provider protocol inherited `UITableViewDataSource` and exposed the database
/// context, so that every mock dragged both in. This one speaks of people only; the table's data
/// source and the row changes are made from `rows` by the screen.
///
/// The screen holds its provider; `onChange` must hold the screen weakly.
@MainActor
public protocol PeopleListDataProvider: AnyObject {
  /// The rows as they were last delivered, in list order.
  var rows: [PersonRow] { get }

  /// Told after each change of ``rows``, and of each failure to read them.
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)? { get set }

  /// Starts to follow the people in the order of the sort setting; called again, follows the order
  /// that is set by then.
  func fetch()

  /// Adds the people, or replaces those with the same identifiers; all or none, in one change.
  func addPeople(_ people: [Person]) async throws(StoreError)

  /// Removes the person; nobody minds one who is gone already.
  func deletePerson(_ id: Person.ID) async throws(StoreError)
}

extension PeopleListDataProvider {
  /// Adds one person, or replaces the one with the same identifier.
  public func addPerson(_ person: Person) async throws(StoreError) {
    try await addPeople([person])
  }
}
