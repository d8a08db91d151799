import Foundation

extension CalendarDate: CustomStringConvertible {
  /// The day as ISO 8601 writes it: "1815-12-10".
  public var description: String { Self.text(year, month, day) }

  /// The day that `text` writes as "YYYY-MM-DD".
  ///
  /// - Throws: ``CalendarDateError/notADate(_:)`` where the text has another form, and
  ///   ``CalendarDateError/doesNotExist(_:)`` where the calendar has no such day.
  public init(_ text: some StringProtocol) throws(CalendarDateError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { throw .notADate(String(text)) }
    var numbers: [Int] = []
    for part in parts {
      guard let number = Self.number(part) else { throw .notADate(String(text)) }
      numbers.append(number)
    }
    try self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day that it is at `now` for somebody who lives by `calendar` and its time zone.
  ///
  /// The Gregorian calendar is used whatever `calendar` is; only its time zone counts.
  public static func today(_ now: Date, in calendar: Calendar) -> CalendarDate {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let parts = gregorian.dateComponents([.year, .month, .day], from: now)
    guard let year = parts.year, let month = parts.month, let day = parts.day,
      let today = try? CalendarDate(year: year, month: month, day: day)
    else { fatalError("\(now) lies outside the years 1 to 9999") }
    return today
  }

  static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }

  /// The number that ASCII digits write; nil where one is no digit (a sign, another script's digit).
  private static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
