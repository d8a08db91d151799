import Domain
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Sorting")
  @MainActor
  struct SortingTests {
    @Test("the sort button changes the order and shows the current order", arguments: Variant.all)
    func changes(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace, .alan])
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try await app.waitFor(["Ada Lovelace", "Alan Turing", "Grace Hopper"])
      #expect(app.pilot.sectionTitles == ["A", "G"])
      try app.pilot.tap("Sorted by First Name")
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(app.pilot.sectionTitles == ["H", "L", "T"])
    }

    @Test(
      "the sort order is saved, and the next screen uses the saved order", arguments: Variant.all)
    func kept(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try await app.waitFor(["Ada Lovelace", "Grace Hopper"])
      app.close()
      try await app.open()
      #expect(app.names == ["Ada Lovelace", "Grace Hopper"])
      #expect(app.pilot.buttons.contains("Sorted by First Name"))
    }

    @Test("two quick taps on the sort button restore the original order", arguments: Variant.all)
    func quickTaps(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try app.pilot.tap("Sorted by First Name")
      try await app.pilot.waitWhileBusy()
      #expect(app.names == ["Grace Hopper", "Ada Lovelace"])
      #expect(app.pilot.buttons.contains("Sorted by Last Name"))
    }

    @Test(
      "a new person appears at the right position in the current sort order", arguments: Variant.all
    )
    func added(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .grace])
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try await app.waitFor(["Ada Lovelace", "Grace Hopper"])
      try await app.add("Emmy", "Noether")
      #expect(app.names == ["Ada Lovelace", "Emmy Noether", "Grace Hopper"])
    }

    @Test("sections are in the order of the locale's alphabet", arguments: Variant.all)
    func swedish(_ variant: Variant) async throws {
      let zeno = Person.named("Zeno", "Zetterling")
      // In the Swedish alphabet “Å” comes before “Ä”, but its Unicode value is larger.
      let olle = Person.named("Olle", "Ärlig")
      let app = try await TestApp(variant, [olle, .anders, zeno, .ada], locale: "sv_SE")
      try await app.open()
      #expect(app.names == ["Ada Lovelace", "Zeno Zetterling", "Anders Ångström", "Olle Ärlig"])
      #expect(app.pilot.sectionTitles == ["L", "Z", "Å", "Ä"])
    }
  }
}

extension Specification {
  @Suite("Formats")
  @MainActor
  struct FormatTests {
    @Test("birthdays are formatted for the locale", arguments: Variant.all)
    func birthdays(_ variant: Variant) async throws {
      let formats = [
        "en_US": "December 10, 1815", "de_DE": "10. Dezember 1815", "sv_SE": "10 december 1815",
        "ja_JP": "1815年12月10日",
      ]
      for (locale, text) in formats {
        let app = try await TestApp(variant, [.ada], locale: locale)
        try await app.open()
        #expect(app.pilot.rows.first?.texts == ["Ada Lovelace", text])
      }
    }

    @Test("a leap day and a day in the year 1 are valid birthdays", arguments: Variant.all)
    func oddDays(_ variant: Variant) async throws {
      let app = try await TestApp(variant)
      try await app.open()
      try await app.add("Leap", "Day", "2024-02-29")
      try await app.add("First", "Year", "0001-01-02")
      #expect(
        app.pilot.rows.map(\.texts) == [
          ["Leap Day", "February 29, 2024"], ["First Year", "January 2, 1"],
        ])
    }

    @Test(
      "the locale decides which name comes first, but an East Asian family name is always first",
      arguments: Variant.all)
    func nameOrders(_ variant: Variant) async throws {
      let names = ["en_US": "Ada Lovelace", "hu_HU": "Lovelace Ada", "vi_VN": "Lovelace Ada"]
      for (locale, name) in names {
        let app = try await TestApp(variant, [.ada, .xiaoyun], locale: locale)
        try await app.open()
        #expect(Set(app.names) == [name, "王小云"])
      }
    }

    @Test(
      "the alert before a deletion shows the same name as the row", arguments: Variant.all)
    func question(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada, .xiaoyun], locale: "hu_HU")
      try await app.open()
      try app.pilot.swipeToDelete("王小云")
      #expect(app.pilot.alert?.title == "Delete 王小云?")
      try app.pilot.answer("Cancel")
      try app.pilot.swipeToDelete("Lovelace Ada")
      #expect(app.pilot.alert?.title == "Delete Lovelace Ada?")
    }
  }
}
