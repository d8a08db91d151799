import Domain
import HeadlessUI
import ModelViewPeopleList
import Pilot
import TestDoubles
import TestSupport
import Testing

/// The model has its own suite, and the acceptance tests check what a user sees. This suite checks
/// how the views follow the model.
@Suite("Model-View: people list", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("after a change of the model, `updatePropertiesIfNeeded()` updates the views")
  func follows() async throws {
    let screen = PeopleListScreen([.ada, .grace])
    try await screen.pilot.waitWhileBusy()
    let sortItem = try #require(screen.controller.navigationItem.rightBarButtonItems?.last)
    screen.model.changeOrder()
    #expect(sortItem.title == "Sorted by Last Name")
    screen.controller.updatePropertiesIfNeeded()
    #expect(sortItem.title == "Sorted by First Name")
    #expect(screen.names == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test("several changes of the model cause one update")
  func coalesced() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    let count = screen.controller.updatePropertiesCount
    screen.model.changeOrder()
    screen.model.refresh()
    screen.pilot.window.layoutIfNeeded()
    #expect(screen.controller.updatePropertiesCount == count + 1)
    try await screen.pilot.waitWhileBusy()
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
    try await screen.pilot.waitWhileBusy()
    await screen.model.refresh().value
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
    try screen.pilot.type("Ada", into: "First Name")
    screen.communicator.failure = .unreachable(reason: "no network")
    await screen.model.refresh().value
    screen.communicator.failure = nil
    try await screen.pilot.waitUntil("the failure is shown over the form") { _ in
      screen.page?.presentedViewController is UIAlertController
    }
    try #require(screen.page?.navigationItem.rightBarButtonItem).tap()
    try await screen.pilot.waitUntil("the failure is shown over the list") { _ in
      screen.controller.presentedViewController is UIAlertController
    }
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Ada"])
    #expect(screen.pilot.alert == nil)
  }

  @Test("an alert that another controller dismisses is shown again after the transition")
  func dismissedAlert() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    screen.communicator.failure = .unreachable(reason: "no network")
    await screen.model.refresh().value
    let window = screen.pilot.window
    window.settle()
    let alert = try #require(screen.controller.presentedViewController)
    window.holdsTransitions = true
    screen.controller.dismiss(animated: true)
    screen.model.changeOrder()
    window.layoutIfNeeded()
    window.holdsTransitions = false
    try await screen.pilot.waitUntil("another alert is shown", turns: 1000) { _ in
      ![nil, alert].contains(screen.controller.presentedViewController)
    }
  }

  @Test("two quick taps on “Add” or on rows open one form")
  func opensOneForm() throws {
    let screen = PeopleListScreen([.ada, .grace])
    let add = try #require(screen.controller.navigationItem.rightBarButtonItems?.first)
    add.tap()
    add.tap()
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
    for section in [0, 0, 1] {
      screen.controller.tableView.tapRow(at: IndexPath(row: 0, section: section))
    }
    let firstName = try screen.pilot.text(of: "First Name")
    #expect(firstName == "Grace")
    #expect(takeViolations() == [])
  }

  @Test("without a `PeopleSync`, opening a person whose change was refused shows the form")
  func withoutSync() throws {
    let screen = PeopleListScreen([.ada], marks: [Person.ada.id: .refused(reason: "no")])
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(screen.pilot.title == "Edit Person")
  }
}
