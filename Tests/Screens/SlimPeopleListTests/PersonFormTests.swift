import Domain
import Foundation
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: adding, editing and deleting people", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormTests {
  private func fill(_ pilot: ScreenPilot, _ first: String, _ last: String, _ born: String) throws {
    try pilot.type(first, into: "First Name")
    try pilot.type(last, into: "Last Name")
    try pilot.type(born, into: "Birthday (YYYY-MM-DD)")
  }

  private func saved(_ screen: PeopleListScreen) throws -> [Person] {
    guard case .saved(let people)? = screen.changes.last else {
      Issue.record("nobody was saved: \(screen.changes)")
      return []
    }
    return people
  }

  @Test("a new person is saved, sent to the server, and the form closes")
  func add() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
    try fill(screen.pilot, " Ada ", "Lovelace", "1815-12-10")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    let people = try saved(screen)
    #expect(people.map(\.info) == [Person.ada.info])
    #expect(screen.communicator.messages == [.getPeople] + people.map { .postPerson($0) })
  }

  @Test(
    "input that makes no person is refused with its reason, and the form stays as it was",
    arguments: [
      ("", "", "", "a person needs a first name or a last name"),
      ("Ada", "", "1815-02-30", "there is no day 1815-02-30"),
      ("Ada", "", "yesterday", "cannot be read"),
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
    let birthday = try screen.pilot.text(of: "Birthday (YYYY-MM-DD)")
    #expect(birthday == born)
    #expect(screen.changes.isEmpty)
    try fill(screen.pilot, "Ada", "", "")
    try screen.pilot.tap("Save")
  }

  @Test("a form that is cancelled saves nothing")
  func cancelled() throws {
    let screen = PeopleListScreen()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
    #expect(screen.changes.isEmpty)
  }

  @Test("a person who is touched is edited under the same identifier")
  func edit() async throws {
    let screen = PeopleListScreen([.ada])
    try screen.pilot.selectRow("Ada Lovelace")
    #expect(screen.pilot.title == "Edit Person")
    let birthday = try screen.pilot.text(of: "Birthday (YYYY-MM-DD)")
    #expect(birthday == "1815-12-10")
    try screen.pilot.type("King", into: "Last Name")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    let king = try PersonInfo(
      firstName: "Ada", lastName: "King", birthday: Person.ada.birthday, today: .testDay)
    #expect(screen.changes == [.saved([Person(id: Person.ada.id, king)])])
    #expect(screen.names == ["Ada King"])
  }

  @Test("a person who cannot be saved keeps the form; trying again saves the same one")
  func saveFails() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The Person Was Not Saved")
    screen.store.failure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    #expect(screen.changes.count == 2)
    #expect(screen.changes.first == screen.changes.last)
  }

  @Test("a failure that is let be leaves the form open, and Save works again")
  func saveFailsForGood() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "New Person")
    try screen.pilot.tap("Save")
  }

  @Test("two quick taps on Save save once, and so does Return after them")
  func quickTaps() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type("Ada", into: "First Name")
    try screen.pilot.type("", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Save") }
    try screen.pilot.pressReturn()
    try await screen.pilot.waitWhileBusy()
    #expect(screen.changes.count == 1)
    #expect(screen.pilot.title == "People")
  }

  @Test("two quick taps open one form: on Add, on a row, or on two", .recordsViolations)
  func opensOne() throws {
    let screen = PeopleListScreen([.ada, .grace])
    let add = try #require(screen.controller.navigationItem.rightBarButtonItems?.first)
    add.tap()
    add.tap()
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
    for section in [0, 0, 1] {
      screen.controller.tableView.tapRow(at: IndexPath(row: 0, section: section))
    }
    let firstName = try screen.pilot.text(of: "First Name")
    #expect(firstName == "Grace")
    #expect(takeViolations() == [])
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
  }

  @Test("a swipe asks first; only the answer deletes", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let screen = PeopleListScreen([.ada])
    try screen.pilot.swipeToDelete("Ada Lovelace")
    #expect(
      screen.pilot.alert
        == AlertOnScreen(title: "Delete Ada Lovelace?", buttons: ["Cancel", "Delete"]))
    try screen.pilot.answer(answer)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.changes == (answer == "Delete" ? [.deleted([Person.ada.id])] : []))
    #expect(screen.names == (answer == "Delete" ? [] : ["Ada Lovelace"]))
  }

  @Test("a deletion that fails is shown with its reason")
  func deleteFails() async throws {
    let screen = PeopleListScreen([.ada])
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.swipeToDelete("Ada Lovelace")
    try screen.pilot.answer("Delete")
    screen.store.failure = .readOnly(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
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
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The People Were Not Sent")
    try screen.pilot.answer("OK")
    #expect(screen.names == ["Ada"])
  }
}
