/// A port for the rows and the edits of the people list.
///
/// The screen holds its provider, so `onChange` must hold the screen weakly.
@MainActor
public protocol PeopleListDataProvider: AnyObject {
  /// The latest rows, in list order.
  var rows: [PersonRow] { get }

  /// A closure that is called after each change and each read error.
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)? { get set }

  /// Starts to observe the people, sorted by the sort setting.
  ///
  /// Call it again after the setting has changed.
  func fetch()

  /// Adds or replaces people in one change: all of them or none.
  func addPeople(_ people: [Person]) async throws(StoreError)

  /// Deletes a person; does nothing if the person does not exist.
  func deletePerson(_ id: Person.ID) async throws(StoreError)
}

extension PeopleListDataProvider {
  /// Adds or replaces one person.
  public func addPerson(_ person: Person) async throws(StoreError) {
    try await addPeople([person])
  }
}
