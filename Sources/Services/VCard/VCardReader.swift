public import Domain
public import Foundation

/// A reader of people from vCards of version 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
///
///     let found = VCardReader().read(try Data(contentsOf: file), today: today)
///     found.people.map(\.info.firstName)   // ["Ada", "Grace"]
///     found.problems.map(\.description)    // ["Line 9: The card has no name. The card is skipped."]
///     found.droppedProperties              // ["EMAIL": 1, "TEL": 2]
///
/// A card with an error is skipped and reported with its line. If only the birthday is unusable,
/// the person is imported without a birthday. Examples are a date without a year (`--0412`), an
/// invalid date and a future date.
///
/// The name comes from `N`, otherwise from `FN` with the last word as family name, or from `ORG`.
/// The identifier comes from `UID`. Other properties are counted and dropped.
///
/// Time and memory are proportional to the size of the data.
public struct VCardReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns the people in `data`, in the order of their cards, and the problems.
  ///
  /// - Parameters:
  ///   - data: UTF-8, with or without a byte order mark. Lines end with CR LF, LF or CR.
  ///   - today: the user's current date. A later birthday is left out.
  public func read(_ data: Data, today: CalendarDate) -> VCardImport {
    var session = ReadingSession(lines: UnfoldedLines([UInt8](data)), today: today)
    return session.read()
  }
}

/// The state of one call to `read(_:today:)`: the results so far and the open card.
private struct ReadingSession {
  var lines: UnfoldedLines
  let today: CalendarDate
  var people: [PeopleImport.Candidate] = []
  var problems: [VCardProblem] = []
  var card: CardDraft?
  var isOutside = false

  mutating func read() -> VCardImport {
    while let line = lines.next() {
      do throws(VCardProblem.Reason) {
        try take(line.bytes, at: line.number)
      } catch {
        if card != nil {
          card?.record(VCardProblem(line: line.number, reason: error))
        } else {
          if !isOutside { report(.textOutsideCards, at: line.number) }
          isOutside = true
        }
      }
    }
    abandonCard()
    if people.isEmpty, problems.isEmpty { report(.noCards, at: 1) }
    return VCardImport(people: people, problems: problems)
  }

  /// Reads a logical line, and the lines that continue a quoted-printable or base64 value.
  private mutating func take(
    _ line: ArraySlice<UInt8>, at number: Int
  ) throws(VCardProblem.Reason) {
    guard var property = ContentLine(line) else { throw .malformedLine }
    if property.isQuotedPrintable {
      while property.value.last == UInt8(ascii: "="), let more = lines.nextPhysical() {
        property.value.removeLast()
        property.value += more
      }
      guard let decoded = PropertyText.quotedPrintable(property.value) else {
        throw .notQuotedPrintable
      }
      property.value = decoded
    } else if property.isBase64 {
      lines.skipBase64()
    }
    switch property.name {
    case "BEGIN" where property.isCard:
      abandonCard()
      isOutside = false
      card = CardDraft(line: number, today: today)
    case "END" where property.isCard: endCard(at: number)
    default:
      guard card != nil else { throw .textOutsideCards }
      try card?.take(property, at: number)
    }
  }

  private mutating func endCard(at line: Int) {
    guard var card else { return report(.endWithoutBegin, at: line) }
    do {
      people.append(try card.finish())
      if let notice = card.notice { problems.append(notice) }
    } catch {
      problems.append(error)
    }
    self.card = nil
    isOutside = false
  }

  /// Ends an open card because another card begins or the text ends.
  private mutating func abandonCard() {
    guard let card else { return }
    problems.append(card.fault ?? VCardProblem(line: card.line, reason: .missingEnd))
    self.card = nil
  }

  private mutating func report(_ reason: VCardProblem.Reason, at line: Int) {
    problems.append(VCardProblem(line: line, reason: reason))
  }
}

extension ContentLine {
  fileprivate var isCard: Bool {
    String(decoding: value.filter { !$0.isBlank }, as: UTF8.self).uppercased() == "VCARD"
  }
}
