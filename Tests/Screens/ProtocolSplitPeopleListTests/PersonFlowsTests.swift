import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: adding, editing and deleting people", .timeLimit(.minutes(3)))
@MainActor
struct PersonFlowsTests {
  private func fill(_ pilot: ScreenPilot, _ first: String, _ last: String, _ born: String) throws {
    try pilot.type(first, into: "First Name")
    try pilot.type(last, into: "Last Name")
    try pilot.type(born, into: "Birthday (YYYY-MM-DD)")
  }

  @Test("a new person is saved, sent to the server, and the form closes")
  func add() async throws {
    let screen = PeopleListScreen()
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
    try fill(screen.pilot, " Ada ", "Lovelace", "1815-12-10")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    guard case .addPeople(let saved) = screen.provider.messages.last else {
      Issue.record("nobody was saved: \(screen.provider.messages)")
      return
    }
    #expect(saved.map(\.info) == [Person.ada.info])
    #expect(screen.communicator.messages == [.getPeople, .postPerson(saved[0])])
  }

  @Test(
    "input that makes no person is refused with its reason, and the form stays as it was",
    arguments: [
      ("", "", "", "a person needs a first name or a last name"),
      ("Ada", "", "1815-02-30", "there is no day 1815-02-30"),
      ("Ada", "", "9999-01-01", "is in the future"),
      ("A\u{1B}da", "", "", "control character"),
    ])
  func refused(_ first: String, _ last: String, _ born: String, _ reason: String) throws {
    let screen = PeopleListScreen()
    try screen.pilot.tap("Add")
    try fill(screen.pilot, first, last, born)
    try screen.pilot.tap("Save")
    #expect(screen.pilot.alert?.title == "This Person Cannot Be Saved")
    #expect(screen.pilot.alert?.message.contains(reason) == true)
    try screen.pilot.answer("OK")
    let firstName = try screen.pilot.text(of: "First Name")
    #expect(firstName == first)
    #expect(!screen.provider.addPersonGotCalled)
  }

  @Test("a form that is cancelled saves nothing")
  func cancelled() throws {
    let screen = PeopleListScreen()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
    #expect(!screen.provider.addPersonGotCalled)
  }

  @Test("a person who is touched is edited under the same identifier")
  func edit() async throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(screen.pilot.title == "Edit Person")
    let birthday = try screen.pilot.text(of: "Birthday (YYYY-MM-DD)")
    #expect(birthday == "1815-12-10")
    try screen.pilot.type("King", into: "Last Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    let king = try PersonInfo(
      firstName: "Ada", lastName: "King", birthday: Person.ada.birthday, today: .testDay)
    #expect(screen.provider.messages.last == .addPeople([Person(id: Person.ada.id, king)]))
  }

  @Test("a person who cannot be saved keeps the form; trying again saves the same one once")
  func saveFails() async throws {
    let screen = PeopleListScreen()
    screen.provider.failure = .full(file: "people.sqlite")
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The Person Was Not Saved")
    screen.provider.failure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    let saved = screen.provider.messages.filter { $0 != .fetch }
    #expect(saved.count == 2)
    #expect(saved[0] == saved[1])
  }

  @Test("two quick taps on Save save once")
  func quickTaps() async throws {
    let screen = PeopleListScreen()
    let gate = Gate()
    screen.provider.gate = gate
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Save") }
    gate.open()
    try await screen.pilot.waitWhileBusy()
    #expect(screen.provider.messages.count == 2)
  }

  @Test(
    "two quick taps on Add open one form, or one sheet", .recordsViolations,
    arguments: [false, true])
  func quickAdds(_ hasBook: Bool) throws {
    let screen = PeopleListScreen(book: hasBook ? FixedAddressBook([]) : nil)
    let add = try #require(screen.controller.navigationItem.rightBarButtonItem)
    add.tap()
    add.tap()
    if hasBook { try screen.pilot.answer("New Person") }
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
  }

  @Test("a screen that is gone while a person is saved: the server is told all the same")
  func closedMeanwhile() async throws {
    let (saved, told) = (Gate(), Gate())
    var communicator: MockAPICommunicator?
    try await expectFreed {
      let screen = PeopleListScreen()
      communicator = screen.communicator
      try await screen.pilot.waitWhileBusy()
      screen.provider.gate = saved
      try screen.pilot.tap("Add")
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Save")
      await saved.someoneWaits()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    communicator?.gate = told
    saved.open()
    await told.someoneWaits()
    told.open()
    #expect(communicator?.postPersonGotCalled == true)
  }

  @Test("a swipe asks first; only the answer deletes", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.swipeToDelete("Ada Lovelace")
    #expect(screen.pilot.alert?.title == "Delete Ada Lovelace?")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.provider.messages.contains(.deletePerson(Person.ada.id)) == (answer == "Delete"))
    #expect(screen.names == ["Ada Lovelace"], "the row goes when the store says so")
  }

  @Test("edit mode deletes a row as a swipe does")
  func editMode() throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.tap("Edit")
    try screen.pilot.deleteRow("Ada Lovelace")
    #expect(screen.pilot.alert?.title == "Delete Ada Lovelace?")
  }

  @Test("a deletion that fails is shown with its reason")
  func deleteFails() async throws {
    let screen = PeopleListScreen(rows: [.ada])
    screen.provider.failure = .readOnly(file: "people.sqlite")
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer("Delete")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The Person Was Not Deleted")
  }

  @Test("a server that is not told is shown; the person is kept")
  func sendFails() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    screen.communicator.failure = .unavailable(status: 503, retryAfter: nil)
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The People Were Not Sent")
    #expect(screen.provider.addPersonGotCalled)
  }
}
