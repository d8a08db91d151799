public import Foundation

/// A day in the Gregorian calendar, without a time or a time zone.
///
/// Every value is an existing day, so 29 February is valid only in leap years. Years run from 1 to
/// 9999, because the text format "YYYY-MM-DD" has four digits for the year.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, 1...31.
  public let day: Int

  /// Creates a day from a year, a month and a day of the month.
  ///
  /// - Throws: ``CalendarDateError/doesNotExist(_:)`` if the day does not exist.
  public init(year: Int, month: Int, day: Int) throws(CalendarDateError) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { throw .doesNotExist(Self.text(year, month, day)) }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day from text in the format "YYYY-MM-DD".
  ///
  /// - Throws: ``CalendarDateError/notADate(_:)`` if the text has another format, and
  ///   ``CalendarDateError/doesNotExist(_:)`` if the day does not exist.
  public init(_ text: some StringProtocol) throws(CalendarDateError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let numbers = parts.compactMap { $0.utf8.allSatisfy(digits.contains) ? Int($0) : nil }
    guard parts.map(\.utf8.count) == [4, 2, 2], numbers.count == 3 else {
      throw .notADate(String(text))
    }
    try self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Returns the day at `now` in the time zone of `calendar`.
  ///
  /// The result is Gregorian, whichever calendar is passed.
  public static func today(_ now: Date, in calendar: Calendar) -> CalendarDate {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let parts = gregorian.dateComponents([.year, .month, .day], from: now)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let today = try? CalendarDate(year: year, month: month, day: day)
    else { fatalError("\(now) is outside the years 1 to 9999.") }
    return today
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    String(format: "%04d-%02d-%02d", year, month, day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The day in ISO 8601 format: "1815-12-10".
  public var description: String { Self.text(year, month, day) }
}

extension CalendarDate: Comparable {
  /// Returns whether `left` is an earlier day than `right`.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CalendarDate: Codable {
  /// Decodes a string in the format "YYYY-MM-DD". The underlying error is a ``CalendarDateError``.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    do {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description,
          underlyingError: error))
    }
  }

  /// Encodes the day as a string in the format "YYYY-MM-DD".
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

/// The reasons why a ``CalendarDate`` cannot be created.
public enum CalendarDateError: Error, Equatable, Sendable {
  /// The text does not have the format "YYYY-MM-DD".
  case notADate(String)
  /// The day does not exist in the Gregorian calendar.
  case doesNotExist(String)
}

extension CalendarDateError: PhrasedError {
  /// A sentence for the user, without the capital letter and the full stop.
  public var description: String {
    switch self {
    case .notADate(let text): "“\(text)” is not a date; write it as YYYY-MM-DD"
    case .doesNotExist(let text): "there is no day \(text) in the calendar"
    }
  }
}
