import Collation
import Domain
import HeadlessUI
import MassivePeopleList
import Pilot
import Presenter
import TestDoubles
import Testing

@Suite("The list uses the injected store")
@MainActor struct InjectedStoreTests {
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada, .grace])
  private let setting = TransientSortSetting()
  private let pilot: ScreenPilot

  init() {
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(
      rootViewController: PeopleListViewController(
        store: store, sortSetting: setting,
        context: PresentationContext(
          locale: Locale(identifier: "en_US"), timeZone: .gmt,
          now: { Date(timeIntervalSince1970: 1_772_366_400) }),
        notifications: NotificationCenter()))
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  @Test("the list shows the people of a store in memory at once")
  func rows() {
    #expect(pilot.rows.map(\.title) == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("an alert shows why a store cannot be read")
  func unreadable() async throws {
    try await pilot.waitWhileBusy()
    store.failure = .corrupt(file: "people.sqlite")
    #expect(pilot.alert?.title == "The People Cannot Be Shown")
    #expect(pilot.alert?.message == StoreError.corrupt(file: "people.sqlite").description)
  }

  @Test("the sort button changes the sort setting and the order of the rows")
  func sort() async throws {
    try await pilot.waitWhileBusy()
    try pilot.tap("Sorted by Last Name")
    #expect(setting.nameOrder == .firstName)
    #expect(pilot.rows.map(\.title) == ["Ada Lovelace", "Grace Hopper"])
  }
}
