import Domain
import ModelViewPeopleList

extension PeopleListSettings {
  func openModelViewList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      PeopleListViewController(
        PeopleModel(
          store: store, sortSetting: sortSetting, communicator: services.communicator,
          sync: services.sync, addressBook: services.addressBook),
        context: context, notifications: notifications)
    }
  }
}
