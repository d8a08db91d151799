import Domain

/// A parser for the birthday of a vCard.
///
/// A complete date is `1985-04-12` or `19850412`, optionally with a time after `T`. Incomplete
/// dates are `--0412`, `--04-12`, `---12`, `--04`, `1985-04`, `1985` (RFC 6350, 4.3.1), and dates
/// with `X-APPLE-OMIT-YEAR=1604`. Apple's address book uses this parameter if the year is unknown.
enum BirthdayText {
  /// Returns the day in `line`; nil if the value is empty.
  static func day(
    in line: ContentLine, today: CalendarDate
  ) throws(VCardProblem.Reason) -> CalendarDate? {
    let bytes = try line.text.filter { !$0.isBlank }
    if bytes.isEmpty { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    let date = bytes.prefix { $0 != UInt8(ascii: "T") }
    let time = bytes[date.endIndex...].dropFirst()
    guard line.parameter("VALUE")?.lowercased() != "text",
      time.allSatisfy({ $0.isDigit || "+-:.,Z".utf8.contains($0) })
    else { throw .birthdayUnreadable(text) }

    let nine = UInt8(ascii: "9")
    switch String(decoding: date.map { $0.isDigit ? nine : $0 }, as: UTF8.self) {
    case "99999999", "9999-99-99": break
    case "--9999", "--99-99", "---99", "--99", "9999-99", "9999": throw .birthdayIncomplete(text)
    default: throw .birthdayUnreadable(text)
    }
    let number = date.filter(\.isDigit).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let year = number / 10_000
    if let omitted = line.parameter("X-APPLE-OMIT-YEAR"), Int(omitted) == year {
      throw .birthdayIncomplete("--" + String(text.filter { $0 != "-" }.dropFirst(4)))
    }
    let (month, day) = (number / 100 % 100, number % 100)
    guard let birthday = try? CalendarDate(year: year, month: month, day: day) else {
      throw .birthdayUnreadable(text)
    }
    if birthday > today { throw .birthdayInFuture(birthday) }
    return birthday
  }
}
