public import Domain

/// A data provider that observes the people in a store, in the chosen order.
///
/// The data provider holds the store and the setting. The store holds the data provider weakly.
@MainActor
public final class StorePeopleListDataProvider: PeopleListDataProvider {
  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private var observation: ObservationToken?

  /// The rows that the store delivered last.
  public private(set) var rows: [PersonRow] = []
  /// The closure that receives the rows of each read, or its error.
  public var onChange: (@MainActor @Sendable (Result<[PersonRow], StoreError>) -> Void)?

  /// Creates a data provider. It reads nothing before ``fetch()``.
  public init(store: any PeopleStore, sortSetting: any SortSetting) {
    self.store = store
    self.sortSetting = sortSetting
  }

  /// Observes the people in the current order.
  public func fetch() {
    observation = store.observePeople(in: sortSetting.nameOrder) { [weak self] result in
      if case .success(let rows) = result { self?.rows = rows }
      self?.onChange?(result)
    }
  }

  /// Adds or replaces people in the store. The observation delivers the new rows.
  public func addPeople(_ people: [Person]) async throws(StoreError) {
    try await store.save(people)
  }

  /// Removes the person from the store.
  public func deletePerson(_ id: Person.ID) async throws(StoreError) {
    try await store.delete([id])
  }
}
