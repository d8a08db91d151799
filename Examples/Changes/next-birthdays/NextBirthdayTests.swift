import Domain
import Foundation
import Pilot
import TestDoubles
import TestSupport
import Testing

extension Specification {
  /// Unless a test sets the clock, today is 1 March 2026.
  @Suite("Next birthday")
  @MainActor
  struct NextBirthdayTests {
    /// Opens a list of the people, sorted by next birthday.
    private func open(
      _ variant: Variant, _ people: [Person], at time: String = "2026-03-01T12:00:00Z",
      locale: String = "en_US", timeZone: TimeZone = .gmt
    ) async throws -> TestApp {
      let app = try await TestApp(variant, people, locale: locale, timeZone: timeZone)
      try app.clock.set(time)
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try app.pilot.tap("Sorted by First Name")
      try await app.pilot.waitWhileBusy()
      return app
    }

    @Test(
      "the sort button cycles through three orders and shows the current order",
      arguments: Variant.all)
    func round(_ variant: Variant) async throws {
      let app = try await open(variant, [.ada, .grace, .alan])
      #expect(app.names == ["Alan Turing", "Grace Hopper", "Ada Lovelace"])
      try app.pilot.tap("Sorted by Next Birthday")
      try await app.waitFor(["Grace Hopper", "Ada Lovelace", "Alan Turing"])
      #expect(app.pilot.buttons.contains("Sorted by Last Name"))
      #expect(app.pilot.rows.first?.texts == ["Grace Hopper", "December 9, 1906"])
    }

    @Test(
      "rows show the days until the next birthday, in sections, and today comes first",
      arguments: Variant.all)
    func sections(_ variant: Variant) async throws {
      let days = ["02-28", "03-01", "03-02", "03-04", "03-08", "03-09", "03-31", "04-01"]
      let app = try await open(
        variant, try days.map { try .born("1990-\($0)", "Born", $0) } + [.xiaoyun])
      #expect(
        app.pilot.rows == [
          RowOnScreen(section: "Today", texts: ["Born 03-01", "today"]),
          RowOnScreen(section: "Next 7 Days", texts: ["Born 03-02", "tomorrow"]),
          RowOnScreen(section: "Next 7 Days", texts: ["Born 03-04", "in 3 days"]),
          RowOnScreen(section: "Next 7 Days", texts: ["Born 03-08", "in 7 days"]),
          RowOnScreen(section: "Next 30 Days", texts: ["Born 03-09", "in 8 days"]),
          RowOnScreen(section: "Next 30 Days", texts: ["Born 03-31", "in 30 days"]),
          RowOnScreen(section: "Later", texts: ["Born 04-01", "in 31 days"]),
          RowOnScreen(section: "Later", texts: ["Born 02-28", "in 364 days"]),
          RowOnScreen(section: "No Birthday", texts: ["王小云"]),
        ])
    }

    @Test(
      "people with the same birthday, and people without a birthday, are sorted by last name",
      arguments: Variant.all)
    func sameDay(_ variant: Variant) async throws {
      let people = [
        try Person.born("1980-05-05", "Ann", "Young"), try .born("2001-05-05", "Zoe", "Abel"),
        .named("Ann", "Zuse"), .named("Zoe", "Babbage"),
      ]
      let app = try await open(variant, people)
      #expect(app.names == ["Zoe Abel", "Ann Young", "Zoe Babbage", "Ann Zuse"])
      #expect(app.pilot.sectionTitles == ["Later", "No Birthday"])
    }

    @Test("the days until the birthday are in the language of the locale", arguments: Variant.all)
    func languages(_ variant: Variant) async throws {
      let people = [
        try Person.born("1990-03-01", "A", "A"), try .born("1990-03-02", "B", "B"),
        try .born("1990-03-04", "C", "C"),
      ]
      for (locale, texts) in [
        "de_DE": ["heute", "morgen", "in 3 Tagen"], "sv_SE": ["idag", "imorgon", "om 3 dagar"],
      ] {
        let app = try await open(variant, people, locale: locale)
        #expect(app.pilot.rows.map(\.texts.last) == texts)
      }
    }

    @Test("the order is saved, and the next screen uses the saved order", arguments: Variant.all)
    func kept(_ variant: Variant) async throws {
      let app = try await open(variant, [.ada, .alan])
      app.close()
      try await app.open()
      #expect(app.pilot.buttons.contains("Sorted by Next Birthday"))
      #expect(app.pilot.rows.map(\.texts.last) == ["in 114 days", "in 284 days"])
    }

    @Test("on 31 December, a birthday on 1 January is tomorrow", arguments: Variant.all)
    func newYear(_ variant: Variant) async throws {
      let people = [
        try Person.born("1990-01-01", "New", "Year"), try .born("1990-12-30", "Too", "Late"),
        try .born("1990-12-31", "Old", "Year"),
      ]
      let app = try await open(variant, people, at: "2026-12-31T12:00:00Z")
      #expect(
        app.pilot.rows.map(\.texts) == [
          ["Old Year", "today"], ["New Year", "tomorrow"], ["Too Late", "in 364 days"],
        ])
    }

    @Test(
      "a person born on 29 February has the birthday on 1 March in common years",
      arguments: Variant.all)
    func leapDay(_ variant: Variant) async throws {
      let leap = try Person.born("2000-02-29", "Leap", "Day")
      for (day, text) in [
        ("2026-02-28", "tomorrow"), ("2026-03-01", "today"), ("2026-03-02", "in 364 days"),
        ("2028-02-28", "tomorrow"), ("2028-02-29", "today"), ("2028-03-01", "in 365 days"),
      ] {
        let app = try await open(variant, [leap], at: "\(day)T12:00:00Z")
        #expect(app.pilot.rows.map(\.texts) == [["Leap Day", text]], "on \(day)")
      }
    }

    @Test("the time zone determines which day is today", arguments: Variant.all)
    func timeZones(_ variant: Variant) async throws {
      let person = try Person.born("1990-03-02", "March", "Second")
      for (hours, text) in [(14, "today"), (0, "tomorrow"), (-12, "in 2 days")] {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let app = try await open(variant, [person], at: "2026-03-01T11:00:00Z", timeZone: zone)
        #expect(app.pilot.rows.map(\.texts.last) == [text])
      }
    }

    @Test("a row moves after its birthday changed, and the other rows stay", arguments: Variant.all)
    func edited(_ variant: Variant) async throws {
      let app = try await open(variant, [.ada, .grace, .alan, .xiaoyun])
      let cells = try CellSnapshot(app.pilot)
      let others = ["Grace Hopper", "Ada Lovelace", "王小云"]
      try await app.edit("Alan Turing", born: "1912-12-31")
      #expect(app.names == ["Grace Hopper", "Ada Lovelace", "Alan Turing", "王小云"])
      #expect(app.pilot.rows[2].texts == ["Alan Turing", "in 305 days"])
      #expect(cells.keptRows.filter(others.contains) == others)
      try await app.edit("Alan Turing", born: "1912-03-04")
      #expect(app.names == ["Alan Turing", "Grace Hopper", "Ada Lovelace", "王小云"])
      #expect(app.pilot.sectionTitles == ["Next 7 Days", "Later", "No Birthday"])
      #expect(cells.keptRows.filter(others.contains) == others)
      try await app.edit("Alan Turing", born: "")
      #expect(app.pilot.rows.map(\.texts).suffix(2) == [["Alan Turing"], ["王小云"]])
    }

    @Test("a new person appears at the position of the next birthday", arguments: Variant.all)
    func added(_ variant: Variant) async throws {
      let app = try await open(variant, [.ada, .alan])
      let cells = try CellSnapshot(app.pilot)
      try await app.add("Emmy", "Noether", "1882-07-23")
      #expect(app.names == ["Alan Turing", "Emmy Noether", "Ada Lovelace"])
      #expect(app.pilot.rows[1].texts == ["Emmy Noether", "in 144 days"])
      #expect(cells.keptRows == ["Alan Turing", "Ada Lovelace"])
    }

    @Test(
      "after midnight, the next change of the list updates order, sections and days",
      arguments: Variant.all)
    func midnight(_ variant: Variant) async throws {
      let today = try Person.born("1990-03-01", "March", "First")
      let app = try await open(variant, [.emmy, today], at: "2026-03-01T23:59:00Z")
      try app.clock.set("2026-03-02T00:01:00Z")
      #expect(app.pilot.rows.map(\.texts.last) == ["today", "in 22 days"])
      try await app.changeStore(save: [.alan])
      try await app.pilot.waitUntil("Alan is added") { $0.rowCount == 3 }
      #expect(app.names == ["Emmy Noether", "Alan Turing", "March First"])
      #expect(app.pilot.sectionTitles == ["Next 30 Days", "Later"])
      #expect(
        app.pilot.rows.map(\.texts.last) == ["in 21 days", "in 113 days", "in 364 days"])
    }

    @Test(
      "if the list is sorted by next birthday, the form and the address book show dates of birth",
      arguments: Variant.all)
    func elsewhere(_ variant: Variant) async throws {
      let app = try await TestApp(variant, [.ada])
      app.book = FixedAddressBook([Person.grace.info])
      try await app.open()
      try app.pilot.tap("Sorted by Last Name")
      try app.pilot.tap("Sorted by First Name")
      try await app.pilot.waitWhileBusy()
      try app.pilot.selectRow("Ada Lovelace")
      let fields = try app.fields()
      #expect(fields == ["Ada", "Lovelace", "1815-12-10"])
      try app.pilot.tap("Cancel")
      try await app.waitForList()
      try app.pilot.tap("Add")
      try app.pilot.answer("From the Address Book")
      try await app.pilot.waitWhileBusy()
      #expect(app.pilot.rows.map(\.texts) == [["Grace Hopper", "December 9, 1906"]])
    }
  }
}

extension Person {
  /// Returns a person with a birthday in the format "YYYY-MM-DD".
  fileprivate static func born(
    _ birthday: String, _ first: String, _ last: String
  ) throws -> Person {
    Person(
      PersonInfo(
        storedFirstName: first, lastName: last, birthday: try CalendarDate(birthday)))
  }
}
