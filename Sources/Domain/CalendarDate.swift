/// A day in the Gregorian calendar, without time and time zone: a birthday is the same day wherever
/// it is read.
///
/// A value of this type is a day that exists: 29 February only in leap years. Years run from 1 to
/// 9999, which is what "YYYY-MM-DD" can write.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, 1...31 at the most.
  public let day: Int

  /// The day with these parts.
  ///
  /// - Throws: ``CalendarDateError/doesNotExist(_:)`` where the calendar has no such day.
  public init(year: Int, month: Int, day: Int) throws(CalendarDateError) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { throw .doesNotExist(Self.text(year, month, day)) }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Earlier days come first.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}
