import Domain
import Foundation
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: what the list shows", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("rows that the device holds are shown before the server has answered")
  func localFirst() async throws {
    let screen = PeopleListScreen(rows: [.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    #expect(screen.provider.messages == [.fetch])
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.messages == [.getPeople])
  }

  @Test("a row shows the full name and the birthday, under its letter")
  func row() {
    let screen = PeopleListScreen(rows: [.ada])
    #expect(
      screen.pilot.rows == [
        RowOnScreen(section: "L", texts: ["Ada Lovelace", "December 10, 1815"])
      ])
  }

  @Test("nobody to show is said in words, and the words go with the first row")
  func empty() {
    let screen = PeopleListScreen()
    #expect(screen.pilot.labels == ["No people yet."])
    screen.provider.deliver(.success(PeopleListScreen.rows([.ada])))
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("a change of the rows reaches the table as row changes: the cells that stay are kept")
  func rowChanges() throws {
    let screen = PeopleListScreen(rows: [.grace, .ada])
    let table = try #require(screen.controller.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    screen.provider.deliver(.success(PeopleListScreen.rows([.ada, .emmy])))
    #expect(screen.names == ["Ada Lovelace", "Emmy Noether"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === before)
  }

  @Test("a person whose name changed moves, and is shown by the new name")
  func moves() throws {
    let screen = PeopleListScreen(rows: [.grace, .ada])
    let renamed = try PersonInfo(firstName: "Ada", lastName: "Byron", today: .testDay)
    screen.provider.deliver(
      .success(PeopleListScreen.rows([Person(id: Person.ada.id, renamed), .grace])))
    #expect(screen.pilot.rows.map(\.section) == ["B", "H"])
    #expect(screen.names == ["Ada Byron", "Grace Hopper"])
  }

  @Test("a store that cannot be read is shown with its reason, and read again on demand")
  func unreadable() throws {
    let screen = PeopleListScreen(rows: [.ada])
    screen.provider.deliver(.failure(.corrupt(file: "people.sqlite")))
    #expect(screen.pilot.alert?.message.contains("people.sqlite") == true)
    try screen.pilot.answer("Try Again")
    #expect(screen.provider.messages == [.fetch, .fetch])
    #expect(screen.names == ["Ada Lovelace"])
  }

  @Test("the sort button keeps the choice, follows it, and is named by the way back")
  func sort() throws {
    let screen = PeopleListScreen(rows: [.ada])
    try screen.pilot.tap("Sorted by Last Name")
    #expect(screen.setting.nameOrder == .firstName)
    #expect(screen.provider.messages == [.fetch, .fetch])
    try screen.pilot.tap("Sorted by First Name")
    #expect(screen.setting.nameOrder == .lastName)
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
    let screen = PeopleListScreen(rows: [.ada])
    screen.communicator.failure = .unreachable(reason: "no network")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    #expect(screen.pilot.alert?.message.contains("no network") == true)
    screen.communicator.failure = nil
    screen.communicator.people = [.grace]
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.provider.messages == [.fetch, .addPeople([.grace])])
  }
}
