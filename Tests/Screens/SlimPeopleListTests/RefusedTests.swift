import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: what the server refused, and the state of the syncing", .timeLimit(.minutes(3)))
@MainActor
struct RefusedTests {
  private let sync = MockPeopleSync()

  private func makeScreen() -> PeopleListScreen {
    PeopleListScreen(
      [.ada], marks: [Person.ada.id: .refused(reason: "The name is taken.")], sync: sync)
  }

  @Test("a touch on a refused row tells why, and offers what can be done")
  func sheet() throws {
    let screen = makeScreen()
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(
      screen.pilot.alert
        == AlertOnScreen(
          title: "Ada Lovelace Was Refused", message: "The name is taken.",
          buttons: ["Edit", "Try Again", "Discard", "Cancel"]))
    try screen.pilot.answer("Cancel")
    #expect(sync.messages.isEmpty)
  }

  @Test("Edit opens the form at once")
  func edit() throws {
    let screen = makeScreen()
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.answer("Edit")
    #expect(screen.pilot.title == "Edit Person")
    let lastName = try screen.pilot.text(of: "Last Name")
    #expect(lastName == "Lovelace")
  }

  @Test(
    "Try Again and Discard are told to the syncing; a failure is shown, and tried again",
    arguments: [
      ("Try Again", "The Change Was Not Retried"), ("Discard", "The Change Was Not Discarded"),
    ])
  func decides(_ answer: String, _ title: String) async throws {
    let screen = makeScreen()
    let message: MockPeopleSync.Message =
      answer == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)
    sync.storeFailure = .locked(file: "people.sqlite")
    try screen.pilot.selectRow("Ada Lovelace")
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == title)
    #expect(screen.pilot.alert?.buttons == ["OK", "Try Again"])
    sync.storeFailure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(sync.messages == [message, message])
    #expect(screen.pilot.alert == nil)
  }

  @Test("where nothing syncs, a refused row opens the form")
  func withoutSync() throws {
    let screen = PeopleListScreen([.ada], marks: [Person.ada.id: .refused(reason: "no")])
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(screen.pilot.title == "Edit Person")
  }

  @Test("the state of the syncing stands in the footer, and goes when there is nothing to tell")
  func status() async throws {
    let screen = makeScreen()
    sync.status = SyncStatus(.offline, waiting: 2)
    #expect(screen.pilot.labels == ["Offline. 2 changes wait to be sent."])
    sync.status = SyncStatus()
    #expect(screen.pilot.labels.isEmpty)
  }

  @Test("Refresh is Stop while there is something to stop, and stops it")
  func stop() async throws {
    let screen = makeScreen()
    try await screen.pilot.waitWhileBusy()
    sync.status = SyncStatus(.receiving(done: 1, of: nil))
    #expect(screen.pilot.buttons == ["Edit", "Stop", "Sorted by Last Name", "Add"])
    try screen.pilot.tap("Stop")
    #expect(sync.messages == [.stop])
    #expect(screen.communicator.messages == [.getPeople], "and asks for nothing")
    sync.status = SyncStatus()
    #expect(screen.pilot.buttons == ["Edit", "Refresh", "Sorted by Last Name", "Add"])
  }
}
