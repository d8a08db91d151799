import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

@Suite("Protocol split: picking people from an address book", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerTests {
  private func openBook(_ book: FixedAddressBook) async throws -> PeopleListScreen {
    let screen = PeopleListScreen(book: book)
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

  @Test("the book shows everybody in its own order")
  func shows() async throws {
    let book = FixedAddressBook([Person.grace.info, Person.ada.info])
    let screen = try await openBook(book)
    #expect(screen.pilot.title == "Address Book")
    #expect(
      screen.pilot.rows == [
        RowOnScreen(texts: ["Grace Hopper", "December 9, 1906"]),
        RowOnScreen(texts: ["Ada Lovelace", "December 10, 1815"]),
      ])
  }

  @Test("one is picked by a touch, all by a button", arguments: ["one", "all"])
  func picks(_ how: String) async throws {
    let book = FixedAddressBook([Person.grace.info, Person.ada.info])
    let screen = try await openBook(book)
    if how == "one" {
      try screen.pilot.selectRow("Ada Lovelace")
    } else {
      try screen.pilot.tap("Add All")
    }
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.title == "People")
    guard case .addPeople(let added) = screen.provider.messages.last else {
      Issue.record("nobody was added: \(screen.provider.messages)")
      return
    }
    #expect(added.map(\.firstName) == (how == "one" ? ["Ada"] : ["Grace", "Ada"]))
  }

  @Test("a book that cannot be read says why; another try, or cancel, is the way out")
  func unreadable() async throws {
    let screen = try await openBook(
      FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read")))
    #expect(screen.pilot.alert?.message == "cards.vcf cannot be read")
    try screen.pilot.answer("OK")
    #expect(throws: PilotError.self) { try screen.pilot.tap("Add All") }
    try screen.pilot.tap("Cancel")
    #expect(screen.pilot.title == "People")
  }

  @Test("people who cannot be added keep the book open")
  func addFails() async throws {
    let screen = try await openBook(FixedAddressBook([Person.ada.info]))
    screen.provider.failure = .locked(file: "people.sqlite")
    try screen.pilot.tap("Add All")
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    #expect(screen.pilot.alert?.title == "The People Were Not Added")
    try screen.pilot.answer("OK")
    #expect(screen.pilot.title == "Address Book")
  }
}
