import Domain
import HeadlessUI
import Pilot
import Presenter
import ProtocolSplitPeopleList
import TestDoubles

/// The screen in a window, with the test doubles it depends on.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let provider = MockDataProvider()
  let communicator = MockAPICommunicator()
  let setting = TransientSortSetting()

  /// Shows the screen in a window after the provider has delivered `rows`.
  init(
    rows: [Person] = [], book: (any AddressBook)? = nil, sync: (any PeopleSync)? = nil,
    notifications: NotificationCenter = NotificationCenter(), height: CGFloat = 1056
  ) {
    let window = UIWindow(size: CGSize(width: 640, height: height))
    controller = PeopleListViewController(
      dataProvider: provider, sortSetting: setting, sync: sync, context: .test)
    controller.communicator = communicator
    controller.addressBook = book
    controller.notifications = notifications
    pilot = ScreenPilot(window)
    provider.deliver(.success(Self.rows(rows)))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  /// Returns rows in the given order, in sections by the first letter of the last name.
  static func rows(_ people: [Person]) -> [PersonRow] {
    people.map { PersonRow($0, section: String($0.lastName.prefix(1))) }
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }
}

extension PresentationContext {
  /// American English, GMT and noon on the test day.
  static let test = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
}
