import Domain
import ReducerPeopleList

extension PeopleListSettings {
  func openReducerList() async throws(StoreError) -> OpenPeopleList {
    let store = try await openStore()
    return OpenPeopleList(store: store) { services in
      let effects = PeopleListEffects(
        store: store, sortSetting: sortSetting, communicator: services.communicator,
        sync: services.sync, addressBook: services.addressBook, context: context)
      let state = PeopleListState(
        nameOrder: sortSetting.nameOrder, hasSync: services.sync != nil,
        hasAddressBook: services.addressBook != nil)
      return PeopleListViewController(
        Store(state, reduce: PeopleListReducer.reduce) { effects.handle($0, $1) },
        context: context, notifications: notifications)
    }
  }
}
