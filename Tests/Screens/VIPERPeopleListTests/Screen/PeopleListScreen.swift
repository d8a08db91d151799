import Domain
import HeadlessUI
import Pilot
import TestDoubles

@testable import VIPERPeopleList

/// The screen in a window, with the test doubles it depends on.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: UIViewController
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()

  /// Creates a screen with a store that contains these people.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:],
    sync: (any PeopleSync)? = nil, book: (any AddressBook)? = nil
  ) {
    store = InMemoryPeopleStore(collation: .byLetter, people)
    store.marks = marks
    controller = PeopleListModule.make(
      store: store, sortSetting: TransientSortSetting(), communicator: communicator, sync: sync,
      addressBook: book, context: .test, notifications: NotificationCenter())
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }

  /// The controller that is presented over the list, without its navigation controller.
  var page: UIViewController? {
    (controller.presentedViewController as? UINavigationController)?.topViewController
  }
}
