import Domain
import HeadlessUI
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Add people from the address book")
  @MainActor
  struct ImportTests {
    @Test(
      "with an address book, “Add” offers “New Person” and “From the Address Book”",
      arguments: Variant.all)
    func asks(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.ada.info])
      try await app.open()
      try app.pilot.tap("Add")
      #expect(
        app.pilot.alert
          == AlertOnScreen(
            title: "Add a Person", buttons: ["New Person", "From the Address Book", "Cancel"]))
      try app.pilot.answer("Cancel")
      #expect(app.pilot.title == "People")
      try app.pilot.tap("Add")
      try app.pilot.answer("New Person")
      #expect(app.pilot.title == "New Person")
    }

    @Test("the people are shown in the order of the address book", arguments: Variant.all)
    func shows(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.xiaoyun, .grace, .ada].map(\.info))
      try await app.openBook()
      #expect(app.pilot.title == "Address Book")
      #expect(app.pilot.buttons == ["Cancel", "Add All"])
      #expect(
        app.pilot.rows.map(\.texts) == [
          ["王小云"], ["Grace Hopper", "December 9, 1906"], ["Ada Lovelace", "December 10, 1815"],
        ])
    }

    @Test("rows of the address book cannot be deleted", arguments: Variant.all)
    func keepsBook(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.book = FixedAddressBook([Person.grace.info])
      try await app.openBook()
      #expect(throws: PilotError.self) { try app.pilot.swipeToDelete("Grace Hopper") }
      #expect(app.pilot.alert == nil)
    }

    @Test("a reopened address book is empty until it has been read again", arguments: Variant.all)
    func openedAgain(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.ada.info])
      try await app.openBook()
      try app.pilot.tap("Cancel")
      try app.pilot.tap("Add")
      try app.pilot.answer("From the Address Book")
      #expect(app.pilot.isBusy && app.names.isEmpty)
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Ada Lovelace"])
    }

    @Test(
      "the address book screen is freed if it closes while the book is read", arguments: Variant.all
    )
    func closedWhileRead(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      let book = SlowBook()
      app.book = book
      try await app.open()
      try await expectFreed {
        try app.pilot.tap("Add")
        try app.pilot.answer("From the Address Book")
        await book.gate.waitForWaiter()
        let shown = app.screen?.presentedViewController as? UINavigationController
        let page = try #require(shown?.topViewController)
        try app.pilot.tap("Cancel")
        return page
      }
      book.gate.open()
    }

    @Test(
      "a tap on a row adds one person and sends the person to the server", arguments: Variant.all)
    func one(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      try app.pilot.selectRow("Ada Lovelace")
      #expect(throws: PilotError.self) { try app.pilot.selectRow("Grace Hopper") }
      try await app.closeSummary()
      #expect(app.names == ["Ada Lovelace"])
      let saved = try await app.storage.people
      #expect(app.server.messages == [.getPeople, .post(saved)])
    }

    @Test("two quick taps on “Add All” add all people once", arguments: Variant.all)
    func all(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.alan])
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      try app.pilot.tap("Add All")
      #expect(throws: PilotError.self) { try app.pilot.tap("Add All") }
      try await app.closeSummary()
      #expect(app.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(app.server.messages.count == 2)
    }

    @Test("24 imported people are sent to the server in one request", arguments: Variant.all)
    func oneRequest(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook(Person.numbered(24).map(\.info))
      try await app.openBook()
      try app.pilot.tap("Add All")
      try await app.closeSummary()
      #expect(app.server.messages.count == 2)
      #expect(app.server.posted.map(\.info) == Person.numbered(24).map(\.info))
    }

    @Test("with a synchronizer, 24 imported people cause one sync", arguments: Variant.all)
    func oneSync(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      let sync = MockPeopleSync()
      app.sync = sync
      app.communicator = SyncingCommunicator(sync)
      app.book = FixedAddressBook(Person.numbered(24).map(\.info))
      try await app.openBook()
      try app.pilot.tap("Add All")
      try await app.closeSummary()
      #expect(app.pilot.rowCount == 24)
      #expect(sync.messages == [.refresh, .refresh], "one sync at launch and one later")
    }

    @Test("“Add All” is disabled for an empty address book", arguments: Variant.all)
    func empty(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([])
      try await app.openBook()
      #expect(app.pilot.rowCount == 0)
      #expect(throws: PilotError.self) { try app.pilot.tap("Add All") }
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
    }

    @Test(
      "if the address book cannot be read, an alert shows the reason, and “Cancel” is enabled",
      arguments: Variant.all
    )
    func unreadable(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read"))
      try await app.openBook()
      for answer in ["Try Again", "OK"] {
        try await app.waitForAlert("The Address Book Cannot Be Read")
        #expect(app.pilot.alert?.message == "cards.vcf cannot be read")
        try app.pilot.answer(answer)
      }
      #expect(throws: PilotError.self) { try app.pilot.tap("Add All") }
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
    }

    @Test(
      "“Cancel” and “Add All” are disabled while people are being added", arguments: Variant.all)
    func cancelWhileAdding(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Add All")
      for answer in ["Try Again", "OK"] {
        for button in ["Cancel", "Add All"] {
          #expect(throws: PilotError.self) { try app.pilot.tap(button) }
        }
        try await app.waitForAlert("The People Were Not Added")
        try app.pilot.answer(answer)
      }
      try await app.pilot.waitWhileBusy()
      try app.pilot.tap("Cancel")
      #expect(app.pilot.title == "People")
    }

    @Test(
      "a failed save keeps the address book open, and “Try Again” adds each person once",
      arguments: Variant.all)
    func fails(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      try await app.storage.failWrites(because: "the disk is full")
      try app.pilot.tap("Add All")
      try await app.waitForAlert("The People Were Not Added")
      #expect(app.pilot.alert?.message.contains("the disk is full") == true)
      try await app.storage.failWrites(because: nil)
      try app.pilot.answer("Try Again")
      try await app.closeSummary()
      #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
    }
  }
}

/// An address book that returns its contents after the test opens the gate.
@MainActor
private final class SlowBook: AddressBook {
  let gate = Gate()

  func contents() async throws(AddressBookError) -> AddressBookContents {
    await gate.pass()
    return AddressBookContents([])
  }
}

extension Person {
  fileprivate static func numbered(_ count: Int) -> [Person] {
    (1...count).map { .named("Anna", "Name \($0)") }
  }
}
