import Domain
import VIPERPeopleList

extension PeopleListSettings {
  func openVIPERList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      PeopleListModule.make(
        store: store, sortSetting: sortSetting, communicator: services.communicator,
        sync: services.sync, addressBook: services.addressBook, context: context,
        notifications: notifications)
    }
  }
}
