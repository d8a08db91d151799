import Collation
import Domain
import HeadlessUI
import Pilot
import Presenter
import TestDoubles

@testable import ReducerPeopleList

/// The screen in a window, with its store and the test doubles of the effect handler.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let screenStore: PeopleListViewController.ListStore
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()

  /// Creates a screen with a store that contains these people.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:], sync: (any PeopleSync)? = nil,
    book: (any AddressBook)? = nil
  ) {
    store = InMemoryPeopleStore(collation: .english, people)
    store.marks = marks
    let effects = PeopleListEffects(
      store: store, sortSetting: TransientSortSetting(), communicator: communicator, sync: sync,
      addressBook: book, context: .test)
    let state = PeopleListState(
      nameOrder: .lastName, hasSync: sync != nil, hasAddressBook: book != nil)
    screenStore = Store(state, reduce: PeopleListReducer.reduce) { effects.handle($0, $1) }
    controller = PeopleListViewController(
      screenStore, context: .test, notifications: NotificationCenter())
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }

  /// The controller of the open form or address book.
  var page: UIViewController? {
    (controller.presentedViewController as? UINavigationController)?.topViewController
  }
}

extension PeopleListState {
  /// The state of an open list with these rows. No effect is running.
  static func opened(
    _ rows: [PersonRow] = [], hasSync: Bool = true, hasAddressBook: Bool = false
  ) -> Self {
    var state = Self(nameOrder: .lastName, hasSync: hasSync, hasAddressBook: hasAddressBook)
    state.rows = rows
    return state
  }
}

extension PersonRow {
  static let ada = PersonRow(.ada, section: "L")
}

extension FailedEffect {
  /// A failure of the storage.
  static func full(_ effect: PeopleListEffect) -> Self {
    FailedEffect(effect: effect, reason: .store(.full(file: "people.sqlite")))
  }
}

extension NameCollation where Self == SystemNameCollation {
  /// The sort order of American English.
  static var english: SystemNameCollation {
    SystemNameCollation(locale: Locale(identifier: "en_US"))
  }
}

extension PresentationContext {
  /// American English, GMT and noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
