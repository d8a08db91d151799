import Domain
import Foundation
import HeadlessUI
import MVVMPeopleList
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: the views follow the view model", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("rows that the device holds are shown before the server has answered")
  func localFirst() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    #expect(screen.fixture.communicator.messages.isEmpty)
    try await screen.pilot.waitWhileBusy()
  }

  @Test("a row shows name, birthday and mark, under its letter, and follows them")
  func row() async throws {
    let screen = PeopleListScreen([.ada])
    #expect(
      screen.pilot.rows == [
        RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"])
      ])
    screen.fixture.store.marks = [Person.ada.id: .waiting]
    try await screen.pilot.waitUntil("the mark is shown") { $0.rows[0].texts.last == "↑" }
  }

  @Test("a change of the rows reaches the table as row changes: the cells that stay are kept")
  func rowChanges() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    let table = try #require(screen.controller.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    try await screen.fixture.store.save([.emmy])
    try await screen.fixture.store.delete([Person.grace.id])
    try await screen.pilot.waitUntil("Emmy is shown") {
      $0.rows.count == 2 && $0.rows[1].title == "Emmy Noether"
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === before)
  }

  @Test("nobody to show is said in words, and the words go with the first row")
  func empty() async throws {
    let screen = PeopleListScreen()
    #expect(screen.pilot.labels == ["No people yet."])
    try await screen.fixture.store.save([.ada])
    try await screen.pilot.waitUntil("Ada is shown") { $0.rows.count == 1 }
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("a page is not pulled down past the view model, which would not hear of it")
  func notPulledDown() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    #expect(screen.controller.presentedViewController?.isModalInPresentation == true)
  }

  @Test("a touch is shown in the same turn: the order, the work that it begins, and its button")
  func sameTurn() async throws {
    let screen = PeopleListScreen([.ada, .grace])
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Sorted by Last Name")
    #expect(screen.names == ["Ada Lovelace", "Grace Hopper"])
    try screen.pilot.tap("Refresh")
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.buttons == ["Edit", "Refresh", "Sorted by First Name", "Add"])
  }

  @Test("a failure that comes again, word for word, is shown again")
  func equalAlerts() async throws {
    let screen = PeopleListScreen()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    for _ in 1...3 {
      try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
      #expect(screen.pilot.alert?.buttons == ["OK", "Try Again"])
      try screen.pilot.answer("Try Again")
      #expect(screen.pilot.alert == nil)
    }
  }

  @Test("two failures that are alike are shown one after the other")
  func equalInRow() async throws {
    let screen = PeopleListScreen()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    try screen.pilot.tap("Refresh")
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert == nil)
  }

  @Test("a failure over a form that closes by itself is shown again over the list")
  func alertOverForm() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let gate = Gate()
    screen.fixture.communicator.gate = gate
    try screen.pilot.tap("Refresh")
    try screen.pilot.tap("Add")
    let form = try #require(screen.fixture.form)
    form.firstName = "Ada"
    await gate.someoneWaits()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    gate.open()
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    form.submit()
    try await screen.pilot.waitUntil("the form is closed") { _ in screen.fixture.form == nil }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    try screen.pilot.answer("OK")
    try screen.pilot.answer("OK")
    #expect(screen.pilot.title == "People")
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
  }

  @Test("the footer tells the state of the syncing, and the refresh button stops it")
  func status() async throws {
    let screen = PeopleListScreen([.ada])
    screen.fixture.sync.status = SyncStatus(.sending(done: 1, of: 2), waiting: 1)
    try await screen.pilot.waitUntil("the state is told") { $0.labels == ["Sending 1 of 2 …"] }
    try screen.pilot.tap("Stop")
    #expect(screen.fixture.sync.messages == [.stop])
    screen.fixture.sync.status = SyncStatus()
    try await screen.pilot.waitUntil("nothing is told") { $0.labels.isEmpty }
    #expect(screen.pilot.buttons.prefix(2) == ["Edit", "Refresh"])
  }

  @Test("a swipe, or a row of the edited table, is deleted where the user means it")
  func deletes() async throws {
    let screen = PeopleListScreen([.ada, .grace])
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer("Cancel")
    try screen.pilot.tap("Edit")
    try screen.pilot.deleteRow("Grace Hopper")
    try screen.pilot.answer("Delete")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Ada Lovelace"])
  }

  @Test("people are picked from a book by a touch, or all of them", arguments: ["one", "all"])
  func picks(_ how: String) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.grace.info, Person.ada.info]))
    try screen.pilot.tap("Add")
    try screen.pilot.answer("From the Address Book")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    if how == "one" {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    #expect(screen.names == (how == "one" ? ["Ada Lovelace"] : ["Grace Hopper", "Ada Lovelace"]))
  }
}
