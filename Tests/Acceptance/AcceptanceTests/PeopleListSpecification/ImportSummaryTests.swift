import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Show the summary of an import")
  @MainActor
  struct ImportSummaryTests {
    /// An address book with two people, one skipped card, and details that are not kept.
    private let book = FixedAddressBook(
      AddressBookContents(
        [
          .init(
            info: Person.grace.info, id: Person.grace.id,
            problem: "Line 3: The birthday is not kept.", droppedProperties: ["TEL": 2]),
          .init(info: Person.ada.info, droppedProperties: ["EMAIL": 1, "TEL": 1]),
        ],
        skippedCount: 1, problems: ["Line 9: The card has no name."]))

    @Test("the summary counts the people who were added", arguments: Variant.all)
    func adds(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      try app.pilot.tap("Add All")
      try await app.waitForAlert("Import")
      #expect(app.pilot.alert?.buttons == ["OK"])
      let lines = try await app.closeSummary()
      #expect(lines == ["Added 2 people."])
    }

    @Test(
      "the summary counts skipped cards and lists the details that were not kept",
      arguments: Variant.all)
    func names(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = book
      try await app.openBook()
      try app.pilot.tap("Add All")
      let lines = try await app.closeSummary()
      #expect(
        lines == [
          "Added 2 people.", "Skipped 1 card.", "Line 3: The birthday is not kept.",
          "Line 9: The card has no name.", "Not kept: 1 EMAIL, 3 TEL.",
        ])
    }

    @Test(
      "if the user adds one of two people, the summary lists only details of this person",
      arguments: Variant.all)
    func one(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = book
      try await app.openBook()
      try app.pilot.selectRow("Ada Lovelace")
      let lines = try await app.closeSummary()
      #expect(
        lines == [
          "Added 1 person.", "Skipped 1 card.", "Line 9: The card has no name.",
          "Not kept: 1 EMAIL, 1 TEL.",
        ])
    }

    @Test(
      "a second import adds no person, and the summary counts the people already in the list",
      arguments: Variant.all)
    func twice(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([Person.grace, .ada].map(\.info))
      try await app.openBook()
      for line in ["Added 2 people.", "Added no people. 2 people were already in the list."] {
        try app.pilot.tap("Add All")
        let lines = try await app.closeSummary()
        #expect(lines == [line])
        #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
        try app.pilot.tap("Add")
        try app.pilot.answer("From the Address Book")
        try await app.pilot.waitWhileBusy()
      }
      #expect(app.server.posted.map(\.lastName) == ["Hopper", "Lovelace"])
    }

    @Test("an import does not change a person who was renamed in the list", arguments: Variant.all)
    func renamed(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.grace.renamed("Amazing", "Grace")])
      app.book = book
      try await app.openBook()
      try app.pilot.selectRow("Grace Hopper")
      let lines = try await app.closeSummary()
      #expect(lines.first == "Added no people. 1 person was already in the list.")
      #expect(app.names == ["Amazing Grace"])
    }
  }
}
