import Domain

/// One reading of vCard text: the card that is open, and what the cards before it gave.
struct ReadingSession {
  private let today: CalendarDate
  private var people: [VCardImport.Entry] = []
  private var problems: [VCardProblem] = []
  private var card: CardDraft?
  private var isOutside = false

  init(today: CalendarDate) {
    self.today = today
  }

  /// Takes the next logical line; a quoted-printable value fetches the lines that go on with it.
  mutating func take(_ line: UnfoldedLines.Line, lines: inout UnfoldedLines) {
    guard var property = ContentLine(line.bytes) else {
      if card == nil {
        takeOutside(line.number)
      } else {
        card?.fail(at: line.number, .malformedLine)
      }
      return
    }
    if property.isQuotedPrintable {
      var value = Array(property.value)
      while value.last == UInt8(ascii: "="), let more = lines.nextPhysical() {
        value.removeLast()
        value += more
      }
      guard let decoded = PropertyText.quotedPrintable(value[...]) else {
        card?.fail(at: line.number, .notQuotedPrintable)
        return
      }
      property.value = decoded
    }
    switch property.name {
    case "BEGIN" where isCard(property): begin(at: line.number)
    case "END" where isCard(property): end(at: line.number)
    default:
      if card == nil { takeOutside(line.number) } else { card?.take(property, at: line.number) }
    }
  }

  /// Ends the reading, and a card that the text did not end.
  mutating func finish() -> VCardImport {
    abandonCard()
    if people.isEmpty, problems.isEmpty {
      problems = [VCardProblem(line: 1, reason: .noCards)]
    }
    return VCardImport(people: people, problems: problems)
  }

  private mutating func begin(at line: Int) {
    abandonCard()
    isOutside = false
    card = CardDraft(line: line)
  }

  private mutating func end(at line: Int) {
    guard let card else {
      problems.append(VCardProblem(line: line, reason: .endWithoutBegin))
      return
    }
    let (entry, problem) = card.finish(today: today)
    if let entry { people.append(entry) }
    if let problem { problems.append(problem) }
    self.card = nil
    isOutside = false
  }

  /// A card is open where none can be: another one begins, or the text ends.
  private mutating func abandonCard() {
    guard let card else { return }
    problems.append(card.fault ?? VCardProblem(line: card.line, reason: .missingEnd))
    self.card = nil
  }

  private mutating func takeOutside(_ line: Int) {
    if !isOutside { problems.append(VCardProblem(line: line, reason: .textOutsideCards)) }
    isOutside = true
  }

  private func isCard(_ property: ContentLine) -> Bool {
    String(decoding: property.value, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined().uppercased() == "VCARD"
  }
}
