import Domain
import HeadlessUI
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Importing from the address book")
  @MainActor
  struct ImportTests {
    private func openBook(_ world: World) async throws {
      try await world.open()
      try world.pilot.tap("Add")
      try world.pilot.answer("From the Address Book")
      try await world.pilot.waitWhileBusy()
    }

    @Test(
      "where there is a book, “Add” asks where from; a new person can still be typed",
      arguments: PeopleListVariant.allCases)
    func asks(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.ada.info])
      try await world.open()
      try world.pilot.tap("Add")
      #expect(
        world.pilot.alert
          == AlertOnScreen(
            title: "Add a Person", buttons: ["New Person", "From the Address Book", "Cancel"]))
      try world.pilot.answer("Cancel")
      #expect(world.pilot.title == "People")
      try world.pilot.tap("Add")
      try world.pilot.answer("New Person")
      #expect(world.pilot.title == "New Person")
    }

    @Test("the book shows everybody in its own order", arguments: PeopleListVariant.allCases)
    func shows(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.xiaoyun, .grace, .ada].map(\.info))
      try await openBook(world)
      #expect(world.pilot.title == "Address Book")
      #expect(world.pilot.buttons == ["Cancel", "Add All"])
      #expect(
        world.pilot.rows.map(\.texts) == [
          ["王小云"], ["Grace Hopper", "December 9, 1906"], ["Ada Lovelace", "December 10, 1815"],
        ])
    }

    @Test("nobody can be deleted from the book", arguments: PeopleListVariant.allCases)
    func keepsBook(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada])
      world.book = FixedAddressBook([Person.grace.info])
      try await openBook(world)
      #expect(throws: PilotError.self) { try world.pilot.swipeToDelete("Grace Hopper") }
      #expect(world.pilot.alert == nil)
    }

    @Test(
      "a book that is opened again is read again: nobody of the last time is shown meanwhile",
      arguments: PeopleListVariant.allCases)
    func openedAgain(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.ada.info])
      try await openBook(world)
      try world.pilot.tap("Cancel")
      try world.pilot.tap("Add")
      try world.pilot.answer("From the Address Book")
      #expect(world.pilot.isBusy && world.names.isEmpty)
      try await world.pilot.waitWhileBusy()
      #expect(world.names == ["Ada Lovelace"])
    }

    @Test("a book that is closed while it is read is freed", arguments: PeopleListVariant.allCases)
    func closedWhileRead(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      let book = SlowBook()
      world.book = book
      try await world.open()
      try await expectFreed {
        try world.pilot.tap("Add")
        try world.pilot.answer("From the Address Book")
        await book.gate.someoneWaits()
        let shown = world.screen?.presentedViewController as? NavigationController
        let page = try #require(shown?.topViewController)
        try world.pilot.tap("Cancel")
        return page
      }
      book.gate.open()
    }

    @Test("one is added by a touch, and the server is told", arguments: PeopleListVariant.allCases)
    func one(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await openBook(world)
      try world.pilot.selectRow("Ada Lovelace")
      #expect(throws: PilotError.self) { try world.pilot.selectRow("Grace Hopper") }
      try await world.waitForList()
      #expect(world.names == ["Ada Lovelace"])
      let saved = try await world.storage.people
      #expect(world.server.messages == [.getPeople] + saved.map { .postPerson($0) })
    }

    @Test(
      "all are added by one button, however often it is tapped",
      arguments: PeopleListVariant.allCases)
    func all(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.alan])
      world.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await openBook(world)
      try world.pilot.tap("Add All")
      #expect(throws: PilotError.self) { try world.pilot.tap("Add All") }
      try await world.waitForList()
      #expect(world.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(world.server.messages.count == 3)
    }

    @Test("an empty book offers nobody", arguments: PeopleListVariant.allCases)
    func empty(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([])
      try await openBook(world)
      #expect(world.pilot.rowCount == 0)
      #expect(throws: PilotError.self) { try world.pilot.tap("Add All") }
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
    }

    @Test(
      "a book that cannot be read says why, and “Cancel” leads out",
      arguments: PeopleListVariant.allCases)
    func unreadable(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read"))
      try await openBook(world)
      for answer in ["Try Again", "OK"] {
        try await world.waitForAlert("The Address Book Cannot Be Read")
        #expect(world.pilot.alert?.message == "cards.vcf cannot be read")
        try world.pilot.answer(answer)
      }
      #expect(throws: PilotError.self) { try world.pilot.tap("Add All") }
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
    }

    @Test(
      "people who are being added can be given up no more, and are not added a second time",
      arguments: PeopleListVariant.allCases)
    func cancelWhileAdding(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await openBook(world)
      try await world.storage.failWrites(because: "the disk is full")
      try world.pilot.tap("Add All")
      for answer in ["Try Again", "OK"] {
        for button in ["Cancel", "Add All"] {
          #expect(throws: PilotError.self) { try world.pilot.tap(button) }
        }
        try await world.waitForAlert("The People Were Not Added")
        try world.pilot.answer(answer)
      }
      try await world.pilot.waitWhileBusy()
      try world.pilot.tap("Cancel")
      #expect(world.pilot.title == "People")
    }

    @Test(
      "people who cannot be added keep the book open; trying again adds each once",
      arguments: PeopleListVariant.allCases)
    func fails(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      world.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await openBook(world)
      try await world.storage.failWrites(because: "the disk is full")
      try world.pilot.tap("Add All")
      try await world.waitForAlert("The People Were Not Added")
      #expect(world.pilot.alert?.message.contains("the disk is full") == true)
      try await world.storage.failWrites(because: nil)
      try world.pilot.answer("Try Again")
      try await world.waitForList()
      #expect(world.names == ["Grace Hopper", "Ada Lovelace"])
    }
  }
}

/// A book that is read when its gate is opened.
@MainActor
private final class SlowBook: AddressBook {
  let gate = Gate()

  func people() async throws(AddressBookError) -> [PersonInfo] {
    await gate.pass()
    return []
  }
}
