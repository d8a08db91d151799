import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

@testable import SlimPeopleList

@Suite("Slim: picking people from an address book", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerTests {
  private func openBook(_ book: FixedAddressBook) async throws -> PeopleListScreen {
    let screen = PeopleListScreen(book: book)
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Add")
    #expect(
      screen.pilot.alert
        == AlertOnScreen(
          title: "Add a Person", buttons: ["New Person", "From the Address Book", "Cancel"]))
    try screen.pilot.answer("From the Address Book")
    try await screen.pilot.waitWhileBusy()
    return screen
  }

  @Test("where there is a book, a new person can still be typed")
  func typed() throws {
    let screen = PeopleListScreen(book: FixedAddressBook([]))
    try screen.pilot.tap("Add")
    try screen.pilot.answer("New Person")
    #expect(screen.pilot.title == "New Person")
  }

  @Test("one is picked by a touch, all by a button", arguments: ["one", "all"])
  func picks(_ how: String) async throws {
    let screen = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    #expect(screen.pilot.title == "Address Book")
    #expect(
      screen.pilot.rows == [
        RowOnScreen(texts: ["Grace Hopper", "December 9, 1906"]),
        RowOnScreen(texts: ["Ada Lovelace", "December 10, 1815"]),
      ])
    if how == "one" {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    #expect(throws: PilotError.self) { try screen.pilot.tap("Add All") }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.names == (how == "one" ? ["Ada Lovelace"] : ["Grace Hopper", "Ada Lovelace"]))
    #expect(screen.changes.count == 1, "all in one change")
    #expect(screen.communicator.messages.count == (how == "one" ? 2 : 3))
  }

  @Test("a book that cannot be read says why; another try, or cancel, is the way out")
  func unreadable() async throws {
    let screen = try await openBook(
      FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read")))
    #expect(screen.pilot.alert?.title == "The Address Book Cannot Be Read")
    #expect(screen.pilot.alert?.message == "cards.vcf cannot be read")
    try screen.pilot.answer("OK")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Add All") }
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
  }

  @Test("people who cannot be added keep the book open, and can be added again")
  func addFails() async throws {
    let screen = try await openBook(FixedAddressBook([Person.ada.info]))
    screen.store.failure = .locked(file: "people.sqlite")
    try screen.pilot.answer("OK")
    try screen.pilot.tap("Add All")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.alert?.title == "The People Were Not Added")
    try screen.pilot.answer("OK")
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "Address Book")
    try screen.pilot.tap("Add All")
  }
}
