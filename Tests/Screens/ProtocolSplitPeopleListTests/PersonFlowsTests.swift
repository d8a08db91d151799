import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

/// The acceptance tests check what a user sees in these flows. This suite checks the calls to the
/// data provider, the server and the sync.
@Suite("Protocol split: add, edit and delete", .timeLimit(.minutes(3)))
@MainActor
struct PersonFlowsTests {
  @Test("a new person is saved and then sent to the server")
  func add() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type(" Ada ", into: "First Name")
    try screen.pilot.type("Lovelace", into: "Last Name")
    try screen.pilot.type("1815-12-10", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    guard case .addPeople(let saved) = screen.provider.messages.last else {
      Issue.record("No person was saved: \(screen.provider.messages)")
      return
    }
    #expect(saved.map(\.info) == [Person.ada.info])
    #expect(screen.communicator.messages == [.getPeople, .post(saved)])
  }

  @Test("an edited person keeps the identifier")
  func edit() async throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.type("King", into: "Last Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    let king = try PersonInfo(
      firstName: "Ada", lastName: "King", birthday: Person.ada.birthday, today: .testDay)
    #expect(screen.provider.messages.last == .addPeople([Person(id: Person.ada.id, king)]))
  }

  @Test("“Try Again” after a failed save saves the person with the same identifier")
  func saveFails() async throws {
    let screen = PeopleListScreen()
    screen.provider.failure = .full(file: "people.sqlite")
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    screen.provider.failure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    let saved = screen.provider.messages.filter { $0 != .fetch }
    #expect(saved.count == 2)
    #expect(saved[0] == saved[1])
  }

  @Test("people from the address book are added in one change", arguments: [1, 2])
  func picks(_ count: Int) async throws {
    let book = FixedAddressBook([Person.grace.info, Person.ada.info])
    let screen = PeopleListScreen(book: book)
    try screen.pilot.tap("Add")
    try screen.pilot.answer("From the Address Book")
    try await screen.pilot.waitWhileBusy()
    if count == 1 {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    try await screen.pilot.waitWhileBusy()
    guard case .addPeople(let added) = screen.provider.messages.last else {
      Issue.record("No person was added: \(screen.provider.messages)")
      return
    }
    #expect(added.map(\.firstName) == (count == 1 ? ["Ada"] : ["Grace", "Ada"]))
  }

  @Test(
    "two quick taps on “Add” open one form, or one sheet if there is an address book",
    .recordsViolations,
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

  @Test("if the screen closes during a save, the person is still sent to the server")
  func closedDuringSave() async throws {
    let (saved, sent) = (Gate(), Gate())
    var communicator: MockAPICommunicator?
    try await expectFreed {
      let screen = PeopleListScreen()
      communicator = screen.communicator
      try await screen.pilot.waitWhileBusy()
      screen.provider.gate = saved
      try screen.pilot.tap("Add")
      try screen.pilot.type("Ada", into: "First Name")
      try screen.pilot.tap("Save")
      await saved.waitForWaiter()
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    communicator?.gate = sent
    saved.open()
    await sent.waitForWaiter()
    sent.open()
    #expect(communicator?.posted.map(\.firstName) == ["Ada"])
  }

  @Test("“Delete” deletes the person, and “Cancel” does not", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.provider.messages.contains(.deletePerson(Person.ada.id)) == (answer == "Delete"))
    #expect(screen.names == ["Ada Lovelace"], "only the provider removes the row")
  }

  @Test(
    "“Try Again” retries a refused change, and “Discard” discards the change",
    arguments: ["Try Again", "Discard"])
  func decides(_ answer: String) async throws {
    let sync = MockPeopleSync()
    let screen = PeopleListScreen(sync: sync)
    screen.provider.deliver(
      .success([PersonRow(.ada, section: "L", mark: .refused(reason: "The name is taken."))]))
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(
      sync.messages == [answer == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)])
  }
}
