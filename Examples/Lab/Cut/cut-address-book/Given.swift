import Collation
import Domain
import HeadlessUI
import Pilot
import Presenter
import TestDoubles
import TestSupport
import Testing

@testable import MassivePeopleList

@Suite("The address book is a separate screen", .timeLimit(.minutes(1)))
@MainActor struct PeoplePickerViewControllerTests {
  private let context = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")), [.ada])
  private let list = UIViewController()
  private let pilot: ScreenPilot

  init() {
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = list
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  /// Waits until the condition is true, for at most five seconds.
  private func wait(until condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(5)
    while !condition(), ContinuousClock.now < end { await Task.yield() }
  }

  @discardableResult private func open(
    _ book: FixedAddressBook, onAdd: @escaping @MainActor ([Person]) -> Void = { _ in }
  ) -> PeoplePickerViewController {
    let picker = PeoplePickerViewController(
      of: book, addingTo: store, context: context, onAdd: onAdd)
    list.present(UINavigationController(rootViewController: picker), animated: false)
    return picker
  }

  @Test("the tapped person is added, and an alert over the list shows a summary")
  func one() async throws {
    var added: [Person] = []
    open(FixedAddressBook([Person.grace.info, Person.alan.info])) { added += $0 }
    await wait { pilot.rows.count == 2 }
    try pilot.selectRow("Alan Turing")
    await wait { pilot.alert?.title == "Import" }
    #expect(pilot.alert?.title == "Import")
    #expect(added.map(\.info) == [Person.alan.info])
    #expect(store.contents.count == 2)
  }

  @Test("“Add All” adds only the people who are not in the store")
  func all() async throws {
    var added: [Person] = []
    open(FixedAddressBook([Person.ada.info, Person.grace.info])) { added += $0 }
    await wait { pilot.rows.count == 2 }
    try pilot.tap("Add All")
    await wait { pilot.alert != nil }
    #expect(added.map(\.info) == [Person.grace.info])
  }

  @Test("if people cannot be saved, the address book stays open, and a second attempt is possible")
  func failure() async throws {
    open(FixedAddressBook([Person.grace.info]))
    await wait { pilot.rows.count == 1 }
    store.failure = .full(file: "people.sqlite")
    try pilot.tap("Add All")
    await wait { pilot.alert != nil }
    #expect(pilot.alert?.title == "The People Were Not Added")
    try pilot.answer("OK")
    store.failure = nil
    await wait { !pilot.isBusy }
    try pilot.tap("Add All")
    await wait { pilot.alert?.title == "Import" }
    #expect(pilot.alert?.title == "Import")
    #expect(store.contents.count == 2)
  }

  @Test("an alert shows why the address book cannot be read")
  func unreadable() async throws {
    open(FixedAddressBook(failure: AddressBookError("The file is damaged.")))
    await wait { pilot.alert != nil }
    #expect(pilot.alert?.title == "The Address Book Cannot Be Read")
    #expect(pilot.alert?.message == "The file is damaged.")
  }

  @Test("an address book that closes while it adds people is deallocated", .tags(.memory))
  func lifetime() async throws {
    var added: [Person] = []
    try await expectFreed {
      let picker = open(FixedAddressBook([Person.grace.info]), onAdd: { added += $0 })
      await wait { pilot.rows.count == 1 }
      try pilot.tap("Add All")
      list.dismiss(animated: false)
      return picker
    }
    await wait { !added.isEmpty }
    #expect(added.map(\.info) == [Person.grace.info])
  }
}
