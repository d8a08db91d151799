import Domain
import PeopleListVariants
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  @Suite("Formats")
  @MainActor
  struct FormatTests {
    @Test(
      "a birthday is written as the reader's language does", arguments: PeopleListVariant.allCases)
    func birthdays(_ variant: PeopleListVariant) async throws {
      let formats = [
        "en_US": "December 10, 1815", "de_DE": "10. Dezember 1815", "sv_SE": "10 december 1815",
        "ja_JP": "1815年12月10日",
      ]
      for (locale, text) in formats {
        let world = try await World(variant, [.ada], locale: locale)
        try await world.open()
        #expect(world.pilot.rows.first?.texts == ["Ada Lovelace", text])
      }
    }

    @Test(
      "a leap day, and the first and the last year that can be typed, are days like others",
      arguments: PeopleListVariant.allCases)
    func oddDays(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant)
      try await world.open()
      try await world.add("Leap", "Day", "2024-02-29")
      try await world.add("First", "Year", "0001-01-02")
      #expect(
        world.pilot.rows.map(\.texts) == [
          ["Leap Day", "February 29, 2024"], ["First Year", "January 2, 1"],
        ])
    }

    @Test(
      "names stand in the reader's order, East Asian ones in their own",
      arguments: PeopleListVariant.allCases)
    func nameOrders(_ variant: PeopleListVariant) async throws {
      let names = ["en_US": "Ada Lovelace", "hu_HU": "Lovelace Ada", "vi_VN": "Lovelace Ada"]
      for (locale, name) in names {
        let world = try await World(variant, [.ada, .xiaoyun], locale: locale)
        try await world.open()
        #expect(Set(world.names) == [name, "王小云"])
      }
    }

    @Test("a question names the person as the row does", arguments: PeopleListVariant.allCases)
    func question(_ variant: PeopleListVariant) async throws {
      let world = try await World(variant, [.ada, .xiaoyun], locale: "hu_HU")
      try await world.open()
      try world.pilot.swipeToDelete("王小云")
      #expect(world.pilot.alert?.title == "Delete 王小云?")
      try world.pilot.answer("Cancel")
      try world.pilot.swipeToDelete("Lovelace Ada")
      #expect(world.pilot.alert?.title == "Delete Lovelace Ada?")
    }
  }
}
