import Collation
import Domain
import HeadlessUI
import Pilot
import Presenter
import TestDoubles
import TestSupport
import Testing

@testable import MassivePeopleList

@Suite("The form is a separate screen", .timeLimit(.minutes(1)))
@MainActor struct PersonFormViewControllerTests {
  private let context = PresentationContext(
    locale: Locale(identifier: "en_US"), timeZone: .gmt,
    now: { Date(timeIntervalSince1970: 1_772_366_400) })
  private let store = InMemoryPeopleStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
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
    _ person: Person? = nil, onSave: @escaping @MainActor ([Person]) -> Void = { _ in }
  ) -> PersonFormViewController {
    let form = PersonFormViewController(
      editing: person, in: store, context: context, notifications: NotificationCenter(),
      onSave: onSave)
    list.present(UINavigationController(rootViewController: form), animated: false)
    return form
  }

  @Test("an edited person is saved with the same identifier, and the form closes")
  func edit() async throws {
    var saved: [Person] = []
    open(.ada) { saved += $0 }
    try pilot.type("King", into: "Last Name")
    try pilot.tap("Save")
    await wait { list.presentedViewController == nil && !saved.isEmpty }
    #expect(list.presentedViewController == nil)
    #expect(saved.map(\.id) == [Person.ada.id])
    #expect(saved.map(\.lastName) == ["King"])
    #expect(store.contents == Set(saved))
  }

  @Test("a failed save keeps the form open, and “Try Again” saves with the same identifier")
  func tryAgain() async throws {
    open()
    try pilot.type("Ada", into: "First Name")
    store.failure = .full(file: "people.sqlite")
    try pilot.tap("Save")
    await wait { pilot.alert != nil }
    #expect(pilot.alert?.title == "The Person Was Not Saved")
    store.failure = nil
    try pilot.answer("Try Again")
    await wait { list.presentedViewController == nil }
    #expect(list.presentedViewController == nil)
    #expect(store.messages.count == 2)
    #expect(store.messages.first == store.messages.last)
  }

  @Test("an invalid person is not saved, and an alert shows the reason")
  func invalid() throws {
    open()
    try pilot.tap("Save")
    #expect(pilot.alert?.title == "This Person Cannot Be Saved")
    #expect(store.messages.isEmpty)
  }

  @Test("“Cancel” closes an unchanged form, and asks before it discards changes")
  func cancel() async throws {
    open(.ada)
    try pilot.tap("Cancel")
    #expect(list.presentedViewController == nil)
    open(.ada)
    try pilot.type("King", into: "Last Name")
    try pilot.tap("Cancel")
    #expect(pilot.alert?.title == "Discard Changes?")
    try pilot.answer("Keep Editing")
    await wait { pilot.alert == nil }
    let text = try pilot.text(of: "Last Name")
    #expect(text == "King")
  }

  @Test("a form that closes during a save is deallocated", .tags(.memory))
  func lifetime() async throws {
    var saved: [Person] = []
    try await expectFreed {
      let form = open(onSave: { saved += $0 })
      try pilot.type("Ada", into: "First Name")
      try pilot.tap("Save")
      list.dismiss(animated: false)
      return form
    }
    await wait { !saved.isEmpty }
    #expect(saved.map(\.firstName) == ["Ada"])
  }
}
