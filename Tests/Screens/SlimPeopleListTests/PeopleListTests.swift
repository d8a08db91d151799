import Domain
import Foundation
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: what the list shows", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("rows that the device holds are shown before the server has answered")
  func localFirst() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.messages == [.getPeople])
  }

  @Test("a row shows name, birthday, and how the person stands with the server, under its letter")
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

  @Test("a mark that goes is gone from the row, whose cell is kept")
  func markGoes() throws {
    let screen = PeopleListScreen([.ada], marks: [Person.ada.id: .waiting])
    let table = try #require(screen.controller.tableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    screen.store.marks = [:]
    #expect(screen.pilot.rows.first?.texts == ["Ada Lovelace", "December 10, 1815"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test("nobody to show is said in words, and the words go with the first row")
  func empty() async throws {
    let screen = PeopleListScreen()
    #expect(screen.pilot.labels == ["No people yet."])
    try await screen.store.save([.ada])
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("a person whose name changed moves, and is shown by the new name")
  func moves() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    let renamed = try PersonInfo(firstName: "Ada", lastName: "Byron", today: .testDay)
    try await screen.store.save([Person(id: Person.ada.id, renamed)])
    #expect(screen.names == ["Ada Byron", "Grace Hopper"])
  }

  @Test("people from the server are merged into the rows")
  func merged() async throws {
    let screen = PeopleListScreen([.ada])
    screen.communicator.people = [.grace]
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.changes == [.saved([.grace])])
  }

  @Test("the sort button keeps the choice, follows it, and is named by the way back")
  func sort() throws {
    let screen = PeopleListScreen([.ada, .grace])
    try screen.pilot.tap("Sorted by Last Name")
    #expect(screen.setting.nameOrder == .firstName)
    #expect(screen.names == ["Ada Lovelace", "Grace Hopper"])
    try screen.pilot.tap("Sorted by First Name")
    #expect(screen.setting.nameOrder == .lastName)
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("a refresh asks the server again")
  func refresh() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Refresh")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.messages == [.getPeople, .getPeople])
  }

  @Test("a server that fails is shown with its reason; trying again asks it again")
  func serverFails() async throws {
    let screen = PeopleListScreen([.ada])
    screen.communicator.failure = .unreachable(reason: "no network")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    #expect(screen.pilot.alert?.buttons == ["OK", "Try Again"])
    screen.communicator.failure = nil
    screen.communicator.people = [.grace]
    try screen.pilot.answer("Try Again")
    #expect(screen.pilot.isBusy, "from the touch on, and not only from the next turn")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("a store that cannot be read is shown with its reason, and read again on demand")
  func unreadable() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    screen.store.failure = .corrupt(file: "people.sqlite")
    #expect(screen.pilot.alert?.title == "The People Cannot Be Shown")
    #expect(screen.pilot.alert?.message.contains("people.sqlite") == true)
    #expect(screen.names.isEmpty, "an alert is in front")
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.spy.messages == [.observed(.lastName), .observed(.lastName)])
    try screen.pilot.answer("OK")
    #expect(screen.names == ["Ada Lovelace"], "the rows before it stay")
  }
}
