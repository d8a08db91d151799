import Domain
import MVVMPeopleList

extension PeopleListSettings {
  func openMVVMList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      PeopleListViewController(
        PeopleListViewModel(
          store: store, sortSetting: sortSetting, communicator: services.communicator,
          sync: services.sync, addressBook: services.addressBook, context: context),
        notifications: notifications)
    }
  }
}
