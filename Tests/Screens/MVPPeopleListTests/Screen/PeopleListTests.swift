import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import MVPPeopleList

@Suite("MVP: people list", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("a row shows the name, the birthday and the sync mark, in the section of the last name")
  func row() async throws {
    let screen = PeopleListScreen(
      [.ada, .grace, .alan],
      marks: [Person.grace.id: .waiting, Person.alan.id: .refused(reason: "no")])
    #expect(
      screen.pilot.rows == [
        RowOnScreen(section: "H", texts: ["Grace Hopper", "December 9, 1906", "↑"]),
        RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]),
        RowOnScreen(section: "T", texts: ["Alan Turing", "June 23, 1912", "!"]),
      ])
    try await screen.pilot.waitWhileBusy()
  }

  @Test("when a sync mark is removed, the row is updated and keeps its cell")
  func markRemoved() async throws {
    let screen = PeopleListScreen([.ada], marks: [Person.ada.id: .waiting])
    try await screen.pilot.waitWhileBusy()
    let table = try #require(screen.controller.view as? UITableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    screen.store.marks = [:]
    #expect(screen.pilot.rows.first?.texts == ["Ada Lovelace", "December 10, 1815"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test("a tap updates the screen before the user's next action")
  func updatesAtOnce() async throws {
    let screen = PeopleListScreen([.ada, .grace])
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Sorted by Last Name")
    #expect(screen.names == ["Ada Lovelace", "Grace Hopper"])
    try screen.pilot.tap("Refresh")
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.buttons == ["Edit", "Refresh", "Sorted by First Name", "Add"])
  }

  @Test("if a form is open, a confirmation is not shown, but a message is shown over the form")
  func alertsOverForm() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    let view = try #require(screen.controller as? any PeopleListView)
    try screen.pilot.tap("Add")
    view.show(
      alert: .confirmation("Delete Ada Lovelace?", "Delete", .start(.delete(Person.ada.id))))
    #expect(screen.pilot.alert == nil)
    view.show(alert: .message("Import", "Added no people."))
    try await screen.pilot.waitUntil("the message is shown") { $0.alert?.title == "Import" }
  }

  @Test("two quick taps on “Add” open one form")
  func quickAdd() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let add = try #require(screen.controller.navigationItem.rightBarButtonItems?.first)
    add.tap()
    let form = screen.page
    add.tap()
    #expect(form != nil && screen.page === form)
  }

  @Test("if a form closes during its save, the next form stays open when the save ends")
  func closedDuringSave() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Save")
    screen.controller.dismiss(animated: false)
    try screen.pilot.tap("Add")
    let form = screen.page
    try await screen.pilot.waitUntil("the person is sent") { _ in
      !screen.communicator.posted.isEmpty
    }
    #expect(form != nil && screen.page === form)
  }
}
