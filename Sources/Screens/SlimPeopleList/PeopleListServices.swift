import Domain
import Foundation
import Presenter

/// The dependencies of the people list. All objects of the screen share this object.
@MainActor
final class PeopleListServices {
  let store: any PeopleStore
  let sortSetting: any SortSetting
  let context: PresentationContext
  /// The notification center of the keyboard.
  let notifications: NotificationCenter
  /// The web API.
  var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The sync whose status is shown.
  var sync: (any PeopleSync)?
  /// The address book to pick people from.
  var addressBook: (any AddressBook)?

  init(
    store: any PeopleStore, sortSetting: any SortSetting, context: PresentationContext,
    notifications: NotificationCenter = .default
  ) {
    self.store = store
    self.sortSetting = sortSetting
    self.context = context
    self.notifications = notifications
  }

  /// The current day in the user's time zone.
  var today: CalendarDate { CalendarDate.today(context.now(), in: context.calendar) }
}
