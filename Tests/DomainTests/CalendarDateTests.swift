import Domain
import Foundation
import TestSupport
import Testing

@Suite("Calendar dates")
struct CalendarDateTests {
  @Test(
    "`init(year:month:day:)` accepts a day that exists",
    arguments: [(2024, 2, 29), (2000, 2, 29), (1, 1, 1), (9999, 12, 31), (2023, 4, 30)])
  func accepts(_ year: Int, _ month: Int, _ day: Int) throws {
    let date = try CalendarDate(year: year, month: month, day: day)
    #expect((date.year, date.month, date.day) == (year, month, day))
  }

  @Test(
    "`init(year:month:day:)` rejects a day that does not exist",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2023, 4, 31), (2023, 13, 1), (2023, 0, 1), (2023, 1, 0),
      (2023, 1, 32), (0, 1, 1), (10000, 1, 1),
    ])
  func refuses(_ year: Int, _ month: Int, _ day: Int) {
    #expect(throws: CalendarDateError.self) {
      try CalendarDate(year: year, month: month, day: day)
    }
  }

  @Test("`description` is an ISO 8601 date with leading zeros, which `init(_:)` can read")
  func roundTrip() throws {
    let date = try CalendarDate(year: 815, month: 2, day: 3)
    #expect(date.description == "0815-02-03")
    let again = try CalendarDate(date.description)
    #expect(again == date)
  }

  @Test(
    "`init(_:)` rejects text that is not in the format YYYY-MM-DD",
    arguments: [
      "", "1815", "1815-12", "1815-12-10-1", "15-12-10", "1815/12/10", "1815-1-1", "+815-12-10",
      "1815-12-1０", "tomorrow", " 1815-12-10",
    ])
  func refusesText(_ text: String) {
    #expect(throws: CalendarDateError.notADate(text)) { try CalendarDate(text) }
  }

  @Test("`init(_:)` rejects a day that does not exist")
  func refusesMissingDay() {
    #expect(throws: CalendarDateError.doesNotExist("2023-02-29")) { try CalendarDate("2023-02-29") }
  }

  @Test("dates are sorted by year, month and day")
  func order() throws {
    let texts = ["1815-12-10", "1815-12-11", "1816-01-01", "1906-12-09"]
    let dates = try texts.map { try CalendarDate($0) }
    #expect(dates.shuffled().sorted() == dates)
  }

  @Test(
    "`today(_:in:)` returns the Gregorian date in the calendar's time zone",
    arguments: [("Pacific/Auckland", "2026-03-02"), ("America/Los_Angeles", "2026-03-01")])
  func today(_ zone: String, _ expected: String) throws {
    var calendar = Calendar(identifier: .buddhist)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    let noonInLondon = Date(timeIntervalSince1970: 1_772_366_400)
    #expect(CalendarDate.today(noonInLondon, in: calendar).description == expected)
  }

  @Test("a date is encoded as a string, and decoding a day that does not exist throws an error")
  func json() throws {
    let date = try CalendarDate("1815-12-10")
    let data = try JSONEncoder().encode([date])
    #expect(String(decoding: data, as: UTF8.self) == #"["1815-12-10"]"#)
    let decoded = try JSONDecoder().decode([CalendarDate].self, from: data)
    #expect(decoded == [date])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["1815-02-30"]"#.utf8))
    }
    let complaint = "\(try #require(error))"
    #expect(complaint.contains("there is no day 1815-02-30"))
  }
}
