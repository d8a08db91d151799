import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: what is told of the syncing", .timeLimit(.minutes(3)))
@MainActor
struct SyncTests {
  private let sync = MockPeopleSync()
  private let screen: PeopleListScreen

  init() {
    screen = PeopleListScreen(sync: sync)
  }

  private func show(_ mark: SyncMark) {
    screen.provider.deliver(.success([PersonRow(.ada, section: "L", mark: mark)]))
  }

  @Test(
    "a row shows how it stands with the server",
    arguments: [
      (SyncMark.synced, []), (.waiting, ["↑"]), (.refused(reason: "the name is taken"), ["!"]),
    ])
  func marks(_ mark: SyncMark, _ sign: [String]) {
    show(mark)
    #expect(screen.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"] + sign])
  }

  @Test("a mark that changes is shown in the row that is there")
  func markChanges() {
    show(.waiting)
    show(.synced)
    #expect(screen.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
  }

  @Test("a touch on a refused row says why, and what can be done")
  func refusedSheet() throws {
    show(.refused(reason: "the name is taken"))
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(
      screen.pilot.alert
        == AlertOnScreen(
          title: "Ada Lovelace Was Refused", message: "the name is taken",
          buttons: ["Edit", "Try Again", "Discard", "Cancel"]))
    try screen.pilot.answer("Edit")
    #expect(screen.pilot.title == "Edit Person")
    #expect(sync.messages.isEmpty)
  }

  @Test(
    "what the user decides is told the syncing; a failure is shown, and tried again on demand",
    arguments: [
      ("Try Again", "The Change Was Not Retried"), ("Discard", "The Change Was Not Discarded"),
    ])
  func decides(_ answer: String, _ complaint: String) async throws {
    show(.refused(reason: "the name is taken"))
    sync.storeFailure = .full(file: "people.sqlite")
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == complaint)
    sync.storeFailure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    let asked: MockPeopleSync.Message =
      answer == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)
    #expect(sync.messages == [asked, asked])
  }

  @Test("without a syncing, a refused row opens the form as any other")
  func withoutSync() throws {
    let screen = PeopleListScreen()
    screen.provider.deliver(
      .success([PersonRow(.ada, section: "L", mark: .refused(reason: "the name is taken"))]))
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(screen.pilot.title == "Edit Person")
  }

  @Test("the footer tells the state, and hides where there is nothing to tell")
  func footer() {
    show(.synced)
    #expect(screen.pilot.labels.isEmpty)
    sync.status = SyncStatus(.offline, waiting: 2)
    #expect(screen.pilot.labels == ["Offline. 2 changes wait to be sent."])
    sync.status = SyncStatus()
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("while something is under way the refresh button stops it")
  func stop() async throws {
    try await screen.pilot.waitWhileBusy()
    sync.status = SyncStatus(.sending(done: 1, of: 2), waiting: 1)
    #expect(screen.pilot.buttons.prefix(2) == ["Edit", "Stop"])
    try screen.pilot.tap("Stop")
    #expect(sync.messages == [.stop])
    #expect(screen.communicator.messages == [.getPeople])
    sync.status = SyncStatus()
    #expect(screen.pilot.buttons.prefix(2) == ["Edit", "Refresh"])
  }
}
