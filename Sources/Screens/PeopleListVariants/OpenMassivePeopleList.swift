import Domain
import MassivePeopleList
import Presenter

extension PeopleListSettings {
  func openMassiveList() async throws(StoreError) -> OpenPeopleList {
    let screen = try await PeopleListViewController(
      database: database, keepsOutbox: keepsOutbox, defaults: defaults,
      notifications: notifications, locale: context.locale, timeZone: context.timeZone,
      now: context.now)
    return OpenPeopleList(store: screen.store) { services in
      screen.communicator = services.communicator
      screen.sync = services.sync
      screen.addressBook = services.addressBook
      return screen
    }
  }
}
