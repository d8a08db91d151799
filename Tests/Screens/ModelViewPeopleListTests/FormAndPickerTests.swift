import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import ModelViewPeopleList

@Suite("Model-View: form and address book", .timeLimit(.minutes(3)))
@MainActor
struct FormAndPickerTests {
  private func openForm(_ firstName: String) async throws -> PeopleListScreen {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.type(firstName, into: "First Name")
    return screen
  }

  @Test("“Try Again” after a failed save saves the person with the same identifier")
  func saveFails() async throws {
    let screen = try await openForm("Ada")
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

  @Test("the fields cannot be edited during a save, and can be edited after it failed")
  func lockedFields() async throws {
    let screen = try await openForm("Ada")
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.type("Lovelace", into: "Last Name") }
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    try screen.pilot.type("Lovelace", into: "Last Name")
  }

  @Test(
    "if the form or address book is dismissed during a save, the list shows the save's failure",
    arguments: ["New Person", "From the Address Book"], [false, true])
  func failsLate(_ choice: String, isAnimated: Bool) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.answer(choice)
    try await screen.pilot.waitWhileBusy()
    if choice == "New Person" { try screen.pilot.type("Ada", into: "First Name") }
    screen.store.failure = .full(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap(choice == "New Person" ? "Save" : "Add All")
    screen.pilot.window.holdsTransitions = true
    screen.controller.dismiss(animated: isAnimated)
    for _ in 0..<1000 where screen.model.failures.isEmpty { await Task.yield() }
    screen.pilot.window.holdsTransitions = false
    try await screen.pilot.waitUntil("a failure is shown", turns: 1000) { $0.alert != nil }
    let wasNot = choice == "New Person" ? "The Person Was Not Saved" : "The People Were Not Added"
    #expect(screen.pilot.alert?.title == wasNot)
    screen.store.failure = nil
    try screen.pilot.answer("Try Again")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.communicator.posted.map(\.firstName) == ["Ada"])
  }

  @Test("tapping “Save” twice and pressing Return saves the person once")
  func quickTaps() async throws {
    let screen = try await openForm("Ada")
    try screen.pilot.type("", into: "Birthday (YYYY-MM-DD)")
    try screen.pilot.tap("Save")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Save") }
    try screen.pilot.pressReturn()
    try await screen.pilot.waitWhileBusy()
    #expect(screen.changes.count == 1)
    #expect(screen.pilot.title == "People")
  }

  @Test("people from the address book are added in one change", arguments: [1, 2])
  func picks(_ count: Int) async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.grace.info, Person.ada.info]))
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    try screen.pilot.answer("From the Address Book")
    try await screen.pilot.waitWhileBusy()
    if count == 1 {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    #expect(throws: PilotError.self) { try screen.pilot.tap("Add All") }
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    #expect(screen.names == (count == 1 ? ["Ada Lovelace"] : ["Grace Hopper", "Ada Lovelace"]))
    let saves = screen.changes.filter { if case .saved = $0 { true } else { false } }
    #expect(saves.count == 1)
    #expect(screen.communicator.posted.count == count)
  }

  @Test("while the address book is read, picking is disabled and “Cancel” is enabled")
  func reading() async throws {
    let screen = PeopleListScreen(book: FixedAddressBook([Person.ada.info]))
    try screen.pilot.tap("Add")
    try screen.pilot.answer("From the Address Book")
    let bar = try #require(screen.page?.navigationItem)
    #expect(bar.rightBarButtonItem?.isEnabled == false)
    #expect(bar.leftBarButtonItem?.isEnabled == true)
    try await screen.pilot.waitWhileBusy()
    #expect(bar.rightBarButtonItem?.isEnabled == true)
  }
}
