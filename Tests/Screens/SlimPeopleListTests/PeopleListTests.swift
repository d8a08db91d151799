import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: people list", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("stored rows are shown before the server replies")
  func localFirst() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.messages == [.getPeople])
  }

  @Test("a row shows the name, the birthday and the sync mark, in the section of the last name")
  func row() {
    let screen = PeopleListScreen(
      [.ada, .grace, .alan],
      marks: [Person.grace.id: .waiting, Person.alan.id: .refused(reason: "no")])
    #expect(
      screen.pilot.rows == [
        RowOnScreen(section: "H", texts: ["Grace Hopper", "December 9, 1906", "↑"]),
        RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"]),
        RowOnScreen(section: "T", texts: ["Alan Turing", "June 23, 1912", "!"]),
      ])
  }

  @Test("when a sync mark is removed, the row is updated and keeps its cell")
  func markRemoved() throws {
    let screen = PeopleListScreen([.ada], marks: [Person.ada.id: .waiting])
    let table = try #require(screen.controller.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let reloads = table.reloadCount
    screen.store.marks = [:]
    #expect(screen.pilot.rows.first?.texts == ["Ada Lovelace", "December 10, 1815"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(table.reloadCount == reloads)
  }

  @Test("people from the server are saved in one change")
  func merged() async throws {
    let screen = PeopleListScreen([.ada])
    screen.communicator.people = [.grace]
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.changes == [.saved([.grace])])
  }

  @Test("the activity indicator animates immediately after a tap on “Try Again”")
  func serverFails() async throws {
    let screen = PeopleListScreen([.ada])
    screen.communicator.failure = .unreachable(reason: "no network")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    screen.communicator.failure = nil
    screen.communicator.people = [.grace]
    try screen.pilot.answer("Try Again")
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("“Try Again” after a failed read observes the store again")
  func unreadable() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    screen.store.failure = .corrupt(file: "people.sqlite")
    #expect(screen.pilot.alert?.title == "The People Cannot Be Shown")
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.store.messages == [.observed(.lastName), .observed(.lastName)])
    try screen.pilot.answer("OK")
    #expect(screen.names == ["Ada Lovelace"])
  }
}
