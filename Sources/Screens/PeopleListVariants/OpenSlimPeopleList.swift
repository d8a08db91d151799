import Domain
import SlimPeopleList

extension PeopleListSettings {
  func openSlimList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      PeopleListViewController(
        store: store, sortSetting: sortSetting, communicator: services.communicator,
        sync: services.sync, addressBook: services.addressBook, context: context,
        notifications: notifications)
    }
  }
}
