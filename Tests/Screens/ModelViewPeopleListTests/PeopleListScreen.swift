import Collation
import Domain
import HeadlessUI
import ModelViewPeopleList
import Pilot
import Presenter
import TestDoubles

/// The screen in a window, with its model and the model's test doubles.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let model: PeopleModel
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()

  /// Creates a screen with a store that contains these people.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:], sync: (any PeopleSync)? = nil,
    book: (any AddressBook)? = nil
  ) {
    store = InMemoryPeopleStore(collation: .english, people)
    store.marks = marks
    model = PeopleModel(
      store: store, sortSetting: TransientSortSetting(), communicator: communicator, sync: sync,
      addressBook: book)
    controller = PeopleListViewController(
      model, context: .test, notifications: NotificationCenter())
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }

  /// The calls to the store, except those that start an observation.
  var changes: [InMemoryPeopleStore.Message] {
    store.messages.filter { if case .observed = $0 { false } else { true } }
  }

  /// The controller of the open form or address book.
  var page: UIViewController? {
    (controller.presentedViewController as? UINavigationController)?.topViewController
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
