import Domain

/// Observes the store in the order of the sort setting.
///
/// The data provider holds the services. The store holds the data provider weakly.
@MainActor
final class StorePeopleListDataProvider {
  /// Called with the first rows and after each change.
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?

  private let services: PeopleListServices
  private var observation: ObservationToken?

  init(_ services: PeopleListServices) {
    self.services = services
  }

  /// Observes the people in the current order.
  func fetch() {
    observation = services.store.observePeople(in: services.sortSetting.nameOrder) {
      [weak self] in self?.onChange?($0)
    }
  }

  /// Switches to the other sort order, saves it, and observes the people in that order.
  func changeOrder() {
    let setting = services.sortSetting
    setting.nameOrder = setting.nameOrder == .lastName ? .firstName : .lastName
    fetch()
  }
}
