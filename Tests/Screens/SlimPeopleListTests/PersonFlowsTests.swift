import Domain
import HeadlessUI
import Interaction
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

/// The acceptance tests check what a user sees in these flows. This suite checks the calls to the
/// store, the server and the sync.
@Suite("Slim: add, edit and delete", .timeLimit(.minutes(3)))
@MainActor
struct PersonFlowsTests {
  private func openForm(_ firstName: String) async throws -> PeopleListScreen {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type(firstName, into: "First Name")
    return screen
  }

  @Test("a new person is saved and then sent to the server")
  func add() async throws {
    let screen = try await openForm(" Ada ")
    try screen.pilot.type("Lovelace", into: "Last Name")
    try screen.pilot.type("1815-12-10", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    guard case .saved(let people)? = screen.changes.last else {
      Issue.record("No person was saved: \(screen.changes)")
      return
    }
    #expect(people.map(\.info) == [Person.ada.info])
    #expect(screen.communicator.messages == [.getPeople, .post(people)])
  }

  @Test("an edited person keeps the identifier")
  func edit() async throws {
    let screen = PeopleListScreen([.ada])
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.type("King", into: "Last Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    let king = try PersonInfo(
      firstName: "Ada", lastName: "King", birthday: Person.ada.birthday, today: .testDay)
    #expect(screen.changes == [.saved([Person(id: Person.ada.id, king)])])
  }

  @Test("“Try Again” after a failed save saves the person with the same identifier")
  func saveFails() async throws {
    let screen = try await openForm("Ada")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The Person Was Not Saved")
    screen.store.failure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    #expect(screen.changes.count == 2)
    #expect(screen.changes.first == screen.changes.last)
  }

  @Test("“OK” after a failed save keeps the form open, and “Save” is enabled")
  func saveFailsWithoutRetry() async throws {
    let screen = try await openForm("Ada")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "New Person")
    try screen.pilot.tap("Save")
  }

  @Test("tapping “Save” twice and pressing Return saves the person once")
  func quickTaps() async throws {
    let screen = try await openForm("Ada")
    try screen.pilot.type("", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Save") }
    try screen.pilot.pressReturn()
    try await screen.pilot.waitWhileBusy()
    #expect(screen.changes.count == 1)
    #expect(screen.pilot.title == "People")
  }

  @Test("two quick taps on “Add” or on rows open one form", .recordsViolations)
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

  @Test("people from the address book are added in one change", arguments: [1, 2])
  func picks(_ count: Int) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.grace.info, Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.answer("From the Address Book")
    try await screen.pilot.waitWhileBusy()
    if count == 1 {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    #expect(throws: PilotError.self) { try screen.pilot.tap("Add All") }
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    #expect(screen.names == (count == 1 ? ["Ada Lovelace"] : ["Grace Hopper", "Ada Lovelace"]))
    let saves = screen.changes.filter { if case .saved = $0 { true } else { false } }
    #expect(saves.count == 1)
    #expect(screen.communicator.messages.count == 2)
    #expect(screen.communicator.posted.count == count)
  }

  @Test("“Delete” deletes the person, and “Cancel” does not", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let screen = PeopleListScreen([.ada])
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.changes == (answer == "Delete" ? [.deleted([Person.ada.id])] : []))
    #expect(screen.names == (answer == "Delete" ? [] : ["Ada Lovelace"]))
  }

  @Test(
    "“Try Again” retries a refused change, and “Discard” discards the change",
    arguments: ["Try Again", "Discard"])
  func decides(_ answer: String) async throws {
    let sync = MockPeopleSync()
    let screen = PeopleListScreen(
      [.ada], marks: [Person.ada.id: .refused(reason: "The name is taken.")], sync: sync)
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(
      sync.messages == [answer == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)])
  }

  @Test("cancelling a question dismisses its alert, and the indicator can animate again")
  func withdrawnQuestion() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let indicator = UIActivityIndicatorView(style: .medium)
    let work = ScreenWork(over: screen.controller, indicator)
    let asking = Task { await work.confirm(Question("Really?", confirm: "Yes")) }
    try await screen.pilot.waitUntil("the alert is shown") { $0.alert != nil }
    asking.cancel()
    let answer = await asking.value
    #expect(!answer)
    #expect(screen.pilot.alert == nil)
    work.waitsForRows = true
    #expect(indicator.isAnimating)
  }
}
