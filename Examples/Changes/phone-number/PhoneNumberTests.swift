import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Phone number")
  @MainActor
  struct PhoneNumberTests {
    private let number = "+44 20 7946 0018"

    @Test("a row shows the phone number before the birthday", arguments: Variant.all)
    func row(_ variant: Variant) async throws {
      let app = try await TestApp(
        variant, [.ada.calling(number), .alan, .named("Hedy", "Lamarr").calling("555 0100")])
      try await app.open()
      #expect(
        app.pilot.rows.map(\.texts) == [
          ["Hedy Lamarr", "555 0100"],
          ["Ada Lovelace", "+44 20 7946 0018 · December 10, 1815"],
          ["Alan Turing", "June 23, 1912"],
        ])
    }

    @Test(
      "a person can be added with a phone number, which is sent to the server",
      arguments: Variant.all)
    func added(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      try app.pilot.type(" (020) 7946-0018/1.2 ", into: "Phone")
      try app.pilot.tap("Save")
      try await app.waitForList()
      let shown = app.pilot.rows.map(\.texts)
      #expect(shown == [["Ada", "(020) 7946-0018/1.2"]])
      let saved = try await app.storage.people
      #expect(saved.map(\.phone) == ["(020) 7946-0018/1.2"])
      #expect(app.server.messages == [.getPeople, .post(saved)])
    }

    @Test("a person whose phone field contains only spaces has no number", arguments: Variant.all)
    func empty(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada", last: "Lovelace", born: "1815-12-10")
      try app.pilot.type("  ", into: "Phone")
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(app.pilot.rows.map(\.texts) == [["Ada Lovelace", "December 10, 1815"]])
      let saved = try await app.storage.people
      #expect(saved.map(\.phone) == [nil])
    }

    @Test("an edit of the name keeps the phone number", arguments: Variant.all)
    func kept(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada.calling(number)])
      try await app.open()
      try app.pilot.selectRow("Ada Lovelace")
      let text = try app.pilot.text(of: "Phone")
      #expect(text == number)
      try app.fill(last: "King")
      try app.pilot.tap("Save")
      try await app.waitForList()
      let saved = try await app.storage.people
      #expect(saved == [.ada.renamed("Ada", "King").calling(number)])
    }

    @Test(
      "an edit changes or removes the phone number, and the row keeps its cell",
      arguments: Variant.all)
    func edited(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada.calling(number), .grace])
      try await app.open()
      let cells = try CellSnapshot(app.pilot)
      for (typed, detail) in [
        ("555 0100", "555 0100 · December 10, 1815"), ("", "December 10, 1815"),
      ] {
        try app.pilot.selectRow("Ada Lovelace")
        try app.pilot.type(typed, into: "Phone")
        try app.pilot.tap("Save")
        try await app.waitForList()
        #expect(app.pilot.rows.last?.texts == ["Ada Lovelace", detail])
      }
      #expect(cells.keptRows == ["Grace Hopper", "Ada Lovelace"])
      let saved = try await app.storage.people
      #expect(saved == [.grace, .ada])
    }

    @Test(
      "an invalid phone number keeps the form open, and an alert states the reason",
      arguments: Variant.all)
    func refused(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try app.pilot.tap("Add")
      try app.fill(first: "Ada")
      for (typed, reason) in [
        ("call me", "Only digits, spaces and + ( ) - . / are allowed in a phone number."),
        ("+4 (2)", "A phone number needs at least 3 digits."),
        (String(repeating: "1", count: 41), "The phone number is longer than 40 characters."),
      ] {
        try app.pilot.type(typed, into: "Phone")
        try app.pilot.tap("Save")
        try await app.waitForAlert("This Person Cannot Be Saved")
        #expect(app.pilot.alert?.message == reason)
        try app.pilot.answer("OK")
        let text = try app.pilot.text(of: "Phone")
        #expect(text == typed)
      }
      try app.pilot.type("112", into: "Phone")
      try app.pilot.tap("Save")
      try await app.waitForList()
      #expect(app.pilot.rows.map(\.texts) == [["Ada", "112"]])
    }

    @Test("“Cancel” asks before it discards a changed phone number", arguments: Variant.all)
    func cancelled(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada.calling(number)])
      try await app.open()
      try app.pilot.selectRow("Ada Lovelace")
      try app.pilot.type("112", into: "Phone")
      try app.pilot.tap("Cancel")
      #expect(app.pilot.alert?.title == "Discard Changes?")
      try app.pilot.answer("Discard Changes")
      try await app.waitForList()
      let saved = try await app.storage.people
      #expect(saved == [.ada.calling(number)])
    }

    @Test(
      "a phone number from the server or another screen appears in the row",
      arguments: Variant.all)
    func fromElsewhere(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      app.server.people = [.ada.calling(number)]
      try await app.open()
      try await app.changeStore(save: [.grace.calling("112"), .alan])
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(
        app.pilot.rows.map(\.texts) == [
          ["Grace Hopper", "112 · December 9, 1906"],
          ["Ada Lovelace", "\(number) · December 10, 1815"], ["Alan Turing", "June 23, 1912"],
        ])
    }

    @Test(
      "the address book shows phone numbers, and an imported person keeps the number",
      arguments: Variant.all)
    func imported(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      app.book = FixedAddressBook([
        Person.grace.calling(number).info, Person.named("Alan", "Turing").info,
      ])
      try await app.openBook()
      let rows = [["Grace Hopper", "\(number) · December 9, 1906"], ["Alan Turing"]]
      #expect(app.pilot.rows.map(\.texts) == rows)
      try app.pilot.tap("Add All")
      let lines = try await app.closeSummary()
      #expect(lines == ["Added 2 people."])
      #expect(app.pilot.rows.map(\.texts) == rows)
    }

    @Test(
      "an import does not add a person again if only the phone number differs",
      arguments: Variant.all)
    func importedTwice(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada.calling(number)])
      app.book = FixedAddressBook([Person.ada.info, Person.ada.calling("112").info])
      try await app.openBook()
      try app.pilot.tap("Add All")
      let lines = try await app.closeSummary()
      #expect(lines == ["Added no people. 2 people were already in the list."])
      let saved = try await app.storage.people
      #expect(saved == [.ada.calling(number)])
    }
  }
}

extension Person {
  /// Returns the person with a phone number.
  fileprivate func calling(_ number: String) -> Person {
    Person(
      id: id,
      PersonInfo(
        storedFirstName: firstName, lastName: lastName, birthday: birthday, phone: number))
  }
}
