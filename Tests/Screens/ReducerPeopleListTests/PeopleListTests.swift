import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import ReducerPeopleList

/// The reducer and the effect handler have their own suites, and the acceptance tests check what a
/// user sees. This suite checks how the views follow the state.
@Suite("Reducer: screen", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("the handler receives the effects of the user's actions in order")
  func wholeRun() throws {
    var effects: [PeopleListEffect] = []
    let store = PeopleListViewController.ListStore(
      .opened([.ada]), reduce: PeopleListReducer.reduce
    ) { effect, _ in effects.append(effect) }
    let window = UIWindow(size: CGSize(width: 390, height: 844))
    window.rootViewController = UINavigationController(
      rootViewController: PeopleListViewController(store, context: .test))
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try pilot.tap("Sorted by Last Name")
    try pilot.swipeToDelete("Ada Lovelace")
    try pilot.answer("Delete")
    try pilot.selectRow("Ada Lovelace")
    #expect(
      effects == [
        .observeStatus, .observePeople(.lastName), .fetch, .saveOrder(.firstName),
        .observePeople(.firstName), .delete(Person.ada.id), .prepareForm(.ada),
      ])
  }

  @Test("several actions cause one update")
  func coalesced() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    let count = screen.controller.updatePropertiesCount
    screen.screenStore.send(.sortTapped)
    screen.screenStore.send(.refreshTapped)
    screen.controller.updatePropertiesIfNeeded()
    #expect(screen.controller.updatePropertiesCount == count + 1)
    try await screen.pilot.waitWhileBusy()
  }

  @Test("an action that changes nothing causes no update")
  func unchanged() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    let count = screen.controller.updatePropertiesCount
    screen.screenStore.send(.alertAnswered(nil))
    screen.controller.updatePropertiesIfNeeded()
    #expect(screen.controller.updatePropertiesCount == count)
  }

  @Test("changes in the store update only the changed rows, and the other rows keep their cells")
  func rowChanges() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    try await screen.pilot.waitWhileBusy()
    let table = try #require(screen.controller.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let reloads = table.reloadCount
    try await screen.store.save([.emmy])
    try await screen.store.delete([Person.grace.id])
    screen.store.marks = [Person.ada.id: .refused(reason: "no")]
    screen.controller.updatePropertiesIfNeeded()
    #expect(
      screen.pilot.rows.map(\.texts) == [
        ["Ada Lovelace", "December 10, 1815", "!"], ["Emmy Noether", "March 23, 1882"],
      ])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(table.reloadCount == reloads)
  }

  @Test("two equal failures are shown one after the other, and a third if “Try Again” fails")
  func equalFailures() async throws {
    let screen = PeopleListScreen()
    screen.communicator.failure = .unreachable(reason: "no network")
    try screen.pilot.tap("Refresh")
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    try screen.pilot.answer("Try Again")
    #expect(screen.pilot.alert == nil)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.buttons == ["OK", "Try Again"])
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert == nil)
  }

  @Test("if the form closes under the alert of a failure, the list shows the alert again")
  func alertOverForm() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    let id = try #require(screen.screenStore.state.form?.id)
    let reason = PeopleListFailure.server(.unreachable(reason: "no network"))
    screen.screenStore.send(.ended(.fetch, reason))
    try await screen.pilot.waitUntil("the failure is shown over the form") { _ in
      screen.page?.presentedViewController is UIAlertController
    }
    screen.screenStore.send(.ended(.save(Person(id: id, Person.ada.info)), nil))
    try await screen.pilot.waitUntil("the failure is shown over the list") { _ in
      screen.controller.presentedViewController is UIAlertController
    }
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    #expect(screen.pilot.alert == nil)
  }

  @Test("an alert that another controller dismisses is shown again after the transition")
  func dismissedAlert() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let reason = PeopleListFailure.server(.unreachable(reason: "no network"))
    screen.screenStore.send(.ended(.fetch, reason))
    let window = screen.pilot.window
    window.settle()
    let alert = try #require(screen.controller.presentedViewController)
    window.holdsTransitions = true
    screen.controller.dismiss(animated: true)
    screen.screenStore.send(.statusChanged(SyncStatus(.offline)))
    window.layoutIfNeeded()
    window.holdsTransitions = false
    try await screen.pilot.waitUntil("another alert is shown", turns: 1000) { _ in
      ![nil, alert].contains(screen.controller.presentedViewController)
    }
  }

  @Test(
    "if another controller dismisses the form or address book, the list can open it again",
    arguments: ["New Person", "From the Address Book"])
  func dismissedPage(_ choice: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([]))
    let window = screen.pilot.window
    let list = try #require(window.rootViewController)
    let root = UIViewController()
    window.rootViewController = root
    root.present(list, animated: false)
    for _ in 1...2 {
      try await screen.pilot.waitWhileBusy()
      try screen.pilot.tap("Add")
      try screen.pilot.answer(choice)
      #expect(screen.page != nil)
      screen.controller.dismiss(animated: true)
      try await screen.pilot.waitUntil("the list is in front") { $0.title == "People" }
    }
  }

  @Test("the fields cannot be edited during a save, and can be edited after it failed")
  func lockedFields() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.type("Lovelace", into: "Last Name") }
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    try screen.pilot.type("Lovelace", into: "Last Name")
  }

  @Test("a form that the user cancels during its presentation is dismissed after the transition")
  func closedDuringPresentation() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let window = screen.pilot.window
    window.holdsTransitions = true
    try screen.pilot.tap("Add")
    screen.screenStore.send(.form(.cancelTapped))
    window.layoutIfNeeded()
    #expect(screen.controller.presentedViewController?.isBeingPresented == true)
    window.holdsTransitions = false
    try await screen.pilot.waitUntil("the form is closed") { $0.title == "People" }
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
  }
}
