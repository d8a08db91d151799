import Domain

/// A mock of this kit's data provider: the protocol's members and a flag.
final class SmallMockDataProvider: PeopleListDataProvider {
  let rows: [PersonRow] = []
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?
  private(set) var addPersonGotCalled = false

  func fetch() {}

  func addPeople(_ people: [Person]) async throws(StoreError) {
    addPersonGotCalled = true
  }

  func deletePerson(_ id: Person.ID) async throws(StoreError) {}
}
