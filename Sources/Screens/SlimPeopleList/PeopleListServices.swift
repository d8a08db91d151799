import Domain
import Foundation
import Presenter

/// What the people list needs of the app: ports and settings, no view. Whatever in this screen does
/// something is handed this one object.
///
/// The screen holds it, and so does the work under way; it holds neither.
@MainActor
final class PeopleListServices {
  let store: any PeopleStore
  let sortSetting: any SortSetting
  let context: PresentationContext
  /// Where the keyboard's notifications are posted.
  let notifications: NotificationCenter
  /// The way to the web API.
  var communicator: any APICommunicator = LocalOnlyCommunicator()
  /// The syncing whose state is shown, where there is one.
  var sync: (any PeopleSync)?
  /// Where people can be picked from, where there is one.
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

  /// The day at the user's place.
  var today: CalendarDate { CalendarDate.today(context.now(), in: context.calendar) }
}
