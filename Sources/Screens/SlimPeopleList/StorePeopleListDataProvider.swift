import Domain

/// Follows the store, in the order of the user's setting (rows A1 and A5). Adding and deleting are
/// the interactions' business, so that nothing of them is here.
///
/// It holds the services; the store holds it weakly, through an observation that ends with it.
@MainActor
final class StorePeopleListDataProvider {
  /// Told all rows, once at first and then after each change; held.
  var onChange: (@MainActor (Result<[PersonRow], StoreError>) -> Void)?

  private let services: PeopleListServices
  private var observation: ObservationToken?

  init(_ services: PeopleListServices) {
    self.services = services
  }

  /// Follows the people in the order that is set now.
  func fetch() {
    observation = services.store.observePeople(in: services.sortSetting.nameOrder) {
      [weak self] in self?.onChange?($0)
    }
  }

  /// Keeps the other order as the user's choice, and follows that.
  func changeOrder() {
    let setting = services.sortSetting
    setting.nameOrder = setting.nameOrder == .lastName ? .firstName : .lastName
    fetch()
  }
}
