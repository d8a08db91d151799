import Domain

/// The data provider of the running app: follows the store, in the order of the user's setting
/// (rows A1, A3 and A5).
///
/// It holds the store and the setting; the store holds it weakly, through an observation that ends
/// with it.
@MainActor
public final class StorePeopleListDataProvider: PeopleListDataProvider {
  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private var observation: ObservationToken?

  /// The rows as they were last delivered.
  public private(set) var rows: [PersonRow] = []
  /// Told after each change; the provider holds it.
  public var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?

  /// A provider that follows `store` once ``fetch()`` is called.
  public init(store: any PeopleStore, sortSetting: any SortSetting) {
    self.store = store
    self.sortSetting = sortSetting
  }

  /// Follows the people in the order that is set now.
  public func fetch() {
    observation = store.observePeople(in: sortSetting.nameOrder) { [weak self] result in
      if case .success(let rows) = result { self?.rows = rows }
      self?.onChange?(result)
    }
  }

  /// Adds or replaces the people in the store; its observation brings the new rows.
  public func addPeople(_ people: [Person]) async throws(StoreError) {
    try await store.save(people)
  }

  /// Removes the person from the store.
  public func deletePerson(_ id: Person.ID) async throws(StoreError) {
    try await store.delete([id])
  }
}
