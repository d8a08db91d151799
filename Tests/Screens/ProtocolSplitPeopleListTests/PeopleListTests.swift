import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: people list", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("stored rows are shown before the server replies")
  func localFirst() async throws {
    let screen = PeopleListScreen(rows: [.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    #expect(screen.provider.messages == [.fetch])
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.messages == [.getPeople])
  }

  @Test("an empty list shows a message until the first row arrives")
  func empty() {
    let screen = PeopleListScreen()
    #expect(screen.pilot.labels == ["No people yet."])
    screen.provider.deliver(.success(PeopleListScreen.rows([.ada])))
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("new content updates only the changed rows, and the other rows keep their cells")
  func rowChanges() throws {
    let screen = PeopleListScreen(rows: [.grace, .ada])
    let table = try #require(screen.controller.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    let reloads = table.reloadCount
    screen.provider.deliver(.success(PeopleListScreen.rows([.ada, .emmy])))
    #expect(screen.names == ["Ada Lovelace", "Emmy Noether"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === before)
    #expect(table.reloadCount == reloads)
  }

  @Test("“Try Again” after a failed read fetches again, and the previous rows stay")
  func unreadable() throws {
    let screen = PeopleListScreen(rows: [.ada])
    screen.provider.deliver(.failure(.corrupt(file: "people.sqlite")))
    #expect(screen.pilot.alert?.message.contains("people.sqlite") == true)
    try screen.pilot.answer("Try Again")
    #expect(screen.provider.messages == [.fetch, .fetch])
    #expect(screen.names == ["Ada Lovelace"])
  }

  @Test("“Try Again” after a failed request sends the request again")
  func serverFails() async throws {
    let screen = PeopleListScreen(rows: [.ada])
    screen.communicator.failure = .unreachable(reason: "no network")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    screen.communicator.failure = nil
    screen.communicator.people = [.grace]
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.provider.messages == [.fetch, .addPeople([.grace])])
  }

  @Test("a changed sync mark updates the row")
  func markChanges() {
    let screen = PeopleListScreen()
    for (mark, sign): (SyncMark, [String]) in [
      (.waiting, ["↑"]), (.refused(reason: "The name is taken."), ["!"]), (.synced, []),
    ] {
      screen.provider.deliver(.success([PersonRow(.ada, section: "L", mark: mark)]))
      #expect(screen.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"] + sign])
    }
  }
}
