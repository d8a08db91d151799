import Domain

/// A data provider that observes the people in a store, in the chosen order.
///
/// The data provider holds the store and the setting. The store holds the data provider weakly.
@MainActor
final class StorePeopleListDataProvider {
  /// The closure that receives the first rows, the rows after each change, and each read error.
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?

  private let store: any PeopleStore
  private let sortSetting: any SortSetting
  private var observation: ObservationToken?

  init(store: any PeopleStore, sortSetting: any SortSetting) {
    self.store = store
    self.sortSetting = sortSetting
  }

  /// Observes the people in the current order.
  func fetch() {
    observation = store.observePeople(in: sortSetting.nameOrder) { [weak self] in
      self?.onChange?($0)
    }
  }

  /// Switches to the other sort order, saves it, and observes the people in that order.
  func changeOrder() {
    sortSetting.nameOrder = sortSetting.nameOrder == .lastName ? .firstName : .lastName
    fetch()
  }
}
