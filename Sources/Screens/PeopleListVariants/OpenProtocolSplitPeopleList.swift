import Domain
import ProtocolSplitPeopleList

extension PeopleListSettings {
  func openProtocolSplitList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      let screen = PeopleListViewController(
        dataProvider: StorePeopleListDataProvider(store: store, sortSetting: sortSetting),
        sortSetting: sortSetting, sync: services.sync, context: context)
      screen.communicator = services.communicator
      screen.addressBook = services.addressBook
      screen.notifications = notifications
      return screen
    }
  }
}
