import Domain
import Testing
import VCard

@Suite("vCard: birthdays")
struct BirthdayTests {
  @Test(
    "an import reads a complete date in every supported format",
    arguments: [
      "BDAY:19850412", "BDAY:1985-04-12", "bday;value=date:1985-04-12",
      "BDAY;VALUE=date-and-or-time:19850412", "BDAY:1985-04-12T10:20:30Z",
      "BDAY;VALUE=date-time:19850412T102030-0500", "BDAY:19850412T102200.5+01:00",
      "item1.BDAY:1985-04-12", "BDAY: 1985-04-12 ", "BDAY;X-APPLE-OMIT-YEAR=1604:1985-04-12",
      "BDAY;CALSCALE=gregorian:19850412",
    ])
  func complete(line: String) throws {
    let found = try read(card("N:B;A", line))
    let birthday = try CalendarDate(year: 1985, month: 4, day: 12)
    #expect(found.people.map(\.info.birthday) == [birthday])
    #expect(found.problems.isEmpty)
  }

  @Test(
    "an import keeps the person, drops an incomplete birthday and reports a notice",
    arguments: [
      ("BDAY:--0412", "--0412"), ("BDAY:--04-12", "--04-12"), ("BDAY:---12", "---12"),
      ("BDAY:--04", "--04"), ("BDAY:1985-04", "1985-04"), ("BDAY:1985", "1985"),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12", "--0412"),
    ])
  func incomplete(line: String, shown: String) throws {
    let found = try read(card("N:B;A", line))
    #expect(found.people.map(\.info.birthday) == [nil])
    #expect(found.problems == [VCardProblem(line: 4, reason: .birthdayIncomplete(shown))])
    #expect(
      found.complaints == [
        "Line 4: The birthday “\(shown)” is not a complete date, so it cannot be kept. "
          + "The person is imported without a birthday."
      ])
  }

  @Test(
    "an import keeps the person, drops an unreadable birthday and reports a notice",
    arguments: [
      "BDAY;VALUE=text:circa 1800", "BDAY;VALUE=text:19850412", "BDAY:12.4.1985", "BDAY:1985-02-30",
      "BDAY:00000000", "BDAY:T102200", "BDAY:1985-04-12Tea", "BDAY:1985-4-12", "BDAY:-1985-04-12",
      "BDAY:١٩٨٥٠٤١٢", "BDAY:198504123", "BDAY:🎂",
    ])
  func unreadable(line: String) throws {
    let found = try read(card("N:B;A", line))
    #expect(found.people.map(\.info.birthday) == [nil])
    #expect(found.problems.map(\.line) == [4])
    #expect(found.problems.map(\.isNotice) == [true])
  }

  @Test("a birthday in the future is not imported, and a birthday today is imported")
  func future() throws {
    let tomorrow = try CalendarDate(year: 2024, month: 6, day: 2)
    let found = try read(card("N:B;A", "BDAY:20240602") + card("N:D;C", "BDAY:20240601"))
    #expect(found.people.map(\.info.birthday?.description) == [nil, "2024-06-01"])
    #expect(found.problems == [VCardProblem(line: 4, reason: .birthdayInFuture(tomorrow))])
  }

  @Test("an import uses the first birthday that is not empty")
  func empty() throws {
    let found = try read(card("N:B;A", "BDAY:", "BDAY:19850412", "BDAY:oops"))
    #expect(found.people.map(\.info.birthday?.description) == ["1985-04-12"])
    #expect(found.problems.isEmpty)
  }
}
