import Domain
import Foundation

/// Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3).
enum RetryAfter {
  /// The longest delay in seconds: one day.
  static let longest = 86_400

  /// Returns the delay after `now`: zero for a past date, nil if the text is malformed.
  static func duration(_ text: String, now: Date) -> Duration? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if !trimmed.isEmpty, trimmed.utf8.allSatisfy({ (48...57).contains($0) }) {
      // A number that exceeds `Int` is longer than a day, too.
      return .seconds(min(Int(trimmed) ?? longest, longest))
    }
    guard let date = HTTPDate.date(trimmed, now: now) else { return nil }
    let seconds = date.timeIntervalSince(now).rounded(.up)
    return .seconds(Int(min(max(seconds, 0), Double(longest))))
  }
}

/// Parses a date in the three forms of HTTP (RFC 9110, 5.6.7).
enum HTTPDate {
  /// Returns the date; nil if the text is malformed.
  ///
  /// - Parameter now: the current time. A two-digit year is at most 50 years after it.
  static func date(_ text: String, now: Date) -> Date? {
    let words = text.split { " ,-".contains($0) }.map(String.init)
    // "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT"
    if words.count == 6, words[5] == "GMT" {
      return date(year: words[3], month: words[2], day: words[1], time: words[4], now: now)
    }
    // "Sun Nov  6 08:49:37 1994"
    guard words.count == 5 else { return nil }
    return date(year: words[4], month: words[1], day: words[2], time: words[3], now: now)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func date(
    year: String, month: String, day: String, time: String, now: Date
  ) -> Date? {
    let clock = time.split(separator: ":").compactMap { number(String($0)) }
    guard let month = months.firstIndex(of: month), let day = number(day), clock.count == 3,
      clock[0] < 24, clock[1] < 60, clock[2] <= 60,
      let year = number(year).map({ year.utf8.count == 2 ? century($0, now) + $0 : $0 }),
      (try? CalendarDate(year: year, month: month + 1, day: day)) != nil
    else { return nil }
    let parts = DateComponents(
      year: year, month: month + 1, day: day, hour: clock[0], minute: clock[1], second: clock[2])
    return greenwich.date(from: parts)
  }

  private static func century(_ year: Int, _ now: Date) -> Int {
    let thisYear = greenwich.component(.year, from: now)
    let century = thisYear / 100 * 100
    return century + year > thisYear + 50 ? century - 100 : century
  }

  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }

  private static var greenwich: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }
}
