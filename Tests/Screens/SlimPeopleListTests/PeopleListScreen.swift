import Domain
import HeadlessUI
import Pilot
import Presenter
import TestDoubles

@testable import SlimPeopleList

/// The screen in a window, with the test doubles it depends on.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let store: InMemoryPeopleStore
  let communicator = MockAPICommunicator()
  let setting = TransientSortSetting()
  let notifications = NotificationCenter()

  /// Creates a screen with a store that contains these people.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:],
    sync: (any PeopleSync)? = nil, book: (any AddressBook)? = nil, height: CGFloat = 1056
  ) {
    store = InMemoryPeopleStore(collation: .byLetter, people)
    store.marks = marks
    let window = UIWindow(size: CGSize(width: 640, height: height))
    controller = PeopleListViewController(
      store: store, sortSetting: setting, communicator: communicator, sync: sync,
      addressBook: book, context: .test, notifications: notifications)
    pilot = ScreenPilot(window)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }

  /// The calls to the store, except those that start an observation.
  var changes: [InMemoryPeopleStore.Message] {
    store.messages.filter { if case .observed = $0 { false } else { true } }
  }
}

/// A collation that compares bytes and puts names under their first letter.
struct FirstLetterCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(
      bytes: Array((leading + "\0" + trailing).utf8), section: String(leading.prefix(1)))
  }
}

extension NameCollation where Self == FirstLetterCollation {
  static var byLetter: FirstLetterCollation { FirstLetterCollation() }
}

extension PresentationContext {
  /// American English, GMT and noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
