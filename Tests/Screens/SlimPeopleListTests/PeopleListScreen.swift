import Domain
import Foundation
import HeadlessUI
import Pilot
import Presenter
import TestDoubles

@testable import SlimPeopleList

/// The screen in a window, with every double that a test may want to turn.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let store: InMemoryPeopleStore
  let spy: PeopleStoreSpy
  let communicator = MockAPICommunicator()
  let setting = TransientSortSetting()
  let notifications = NotificationCenter()

  /// The screen on a store with these people.
  init(
    _ people: [Person] = [], marks: [Person.ID: SyncMark] = [:],
    sync: (any PeopleSync)? = nil, book: (any AddressBook)? = nil, height: CGFloat = 1056
  ) {
    store = InMemoryPeopleStore(collation: .byLetter, people)
    store.marks = marks
    spy = PeopleStoreSpy(store)
    let window = Window(size: CGSize(width: 640, height: height))
    controller = PeopleListViewController(
      store: spy, sortSetting: setting, context: .test, notifications: notifications)
    controller.communicator = communicator
    controller.sync = sync
    controller.addressBook = book
    pilot = ScreenPilot(window)
    window.rootViewController = NavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  /// The names on screen.
  var names: [String] { pilot.rows.map(\.title) }

  /// What was asked of the store, but for the observations.
  var changes: [PeopleStoreSpy.Message] {
    spy.messages.filter { if case .observed = $0 { false } else { true } }
  }
}

/// The simplest collation: the name's own bytes under its first letter.
struct FirstLetterCollation: NameCollation {
  let identifier = "bytes"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(
      bytes: Array((leading + "\0" + trailing).utf8), section: String(leading.prefix(1)))
  }
}

extension NameCollation where Self == FirstLetterCollation {
  /// The collation of these tests.
  static var byLetter: FirstLetterCollation { FirstLetterCollation() }
}

extension PresentationContext {
  /// American English, and a clock that stands at noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
