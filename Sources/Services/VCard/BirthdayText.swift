import Domain

/// The forms in which cards write a birthday, and which of them are a whole day.
///
/// Read: `1985-04-12`, `19850412`, and either with a time after `T`. Known, but not whole:
/// `--0412`, `--04-12`, `---12`, `--04`, `1985-04`, `1985` (RFC 6350, 4.3.1), text, and dates whose
/// year Apple's address book marks as made up with `X-APPLE-OMIT-YEAR=1604`.
enum BirthdayText {
  /// The day that `line` tells, or nil where its value is empty.
  static func day(in line: ContentLine) throws(VCardProblem.Reason) -> CalendarDate? {
    let text = try PropertyText.text(line.text).filter { !$0.isWhitespace }
    if text.isEmpty { return nil }
    if line.parameter("VALUE")?.lowercased() == "text" { throw .birthdayUnreadable(text) }

    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 1 || halves[1].allSatisfy(isTimeCharacter) else {
      throw .birthdayUnreadable(text)
    }
    let digits = halves[0].filter { $0 != "-" }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { throw .birthdayUnreadable(text) }
    let shape = String(halves[0].map { $0 == "-" ? "-" : "0" })
    guard ["0000-00-00", "00000000"].contains(shape) else {
      throw incompleteShapes.contains(shape) ? .birthdayIncomplete(text) : .birthdayUnreadable(text)
    }
    let year = digits.prefix(4)
    if let omitted = line.parameter("X-APPLE-OMIT-YEAR"), omitted == year {
      throw .birthdayIncomplete("--" + digits.dropFirst(4))
    }
    guard let year = Int(year), let month = Int(digits.dropFirst(4).prefix(2)),
      let day = Int(digits.suffix(2)),
      let date = try? CalendarDate(year: year, month: month, day: day)
    else { throw .birthdayUnreadable(text) }
    return date
  }

  private static let incompleteShapes: Set = [
    "--0000", "--00-00", "---00", "--00", "0000-00", "0000",
  ]

  private static func isTimeCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || "+-:.,Z".contains(character))
  }
}
