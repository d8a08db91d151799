import Domain
import MVPPeopleList

extension PeopleListSettings {
  func openMVPList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      PeopleListAssembly.make(
        store: store, sortSetting: sortSetting, communicator: services.communicator,
        sync: services.sync, addressBook: services.addressBook, context: context,
        notifications: notifications)
    }
  }
}
