public import Domain
public import Foundation

/// Reads people from vCard text of version 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350).
///
///     let found = VCardReader().read(try Data(contentsOf: file), today: today)
///     found.people.map(\.info.firstName)   // ["Ada", "Grace"]
///     found.problems.map(\.description)    // ["Line 9: The card has no name. The card is skipped."]
///     found.droppedProperties              // ["EMAIL": 1, "TEL": 2]
///
/// A card with a fault is reported with its line and skipped. Only a birthday is left out of a card
/// that is otherwise valid: a date without a year (`--0412`), an unknown date or a future date. The
/// person is then imported without a birthday.
///
/// The name comes from `N`, else from `FN`, whose last word is the family name, else from `ORG`.
/// The identifier comes from `UID`. Other properties are counted and dropped.
///
/// Time and memory are proportional to the size of the data.
public struct VCardReader: Sendable {
  /// Creates a reader.
  public init() {}

  /// Returns the people in `data`, in the order of their cards, and the faults.
  ///
  /// - Parameters:
  ///   - data: UTF-8, with or without a byte order mark. Lines end with CR LF, LF or CR.
  ///   - today: the user's day. A later birthday is left out.
  public func read(_ data: Data, today: CalendarDate) -> VCardImport {
    var session = ReadingSession(today: today)
    var lines = UnfoldedLines([UInt8](data))
    while let line = lines.next() {
      session.take(line, lines: &lines)
    }
    return session.finish()
  }
}

/// The state of one reading: the results so far and the open card.
private struct ReadingSession {
  private let today: CalendarDate
  private var people: [VCardImport.Entry] = []
  private var problems: [VCardProblem] = []
  private var card: CardDraft?
  private var isOutside = false

  init(today: CalendarDate) {
    self.today = today
  }

  /// Reads the next logical line, and the lines that continue a quoted-printable or base64 value.
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
    } else if property.isBase64 {
      lines.skipBase64()
    }
    switch property.name {
    case "BEGIN" where property.isCard:
      abandonCard()
      isOutside = false
      card = CardDraft(line: line.number)
    case "END" where property.isCard: end(at: line.number)
    default:
      if card == nil { takeOutside(line.number) } else { card?.take(property, at: line.number) }
    }
  }

  mutating func finish() -> VCardImport {
    abandonCard()
    if people.isEmpty, problems.isEmpty {
      problems = [VCardProblem(line: 1, reason: .noCards)]
    }
    return VCardImport(people: people, problems: problems)
  }

  private mutating func end(at line: Int) {
    guard var card else {
      problems.append(VCardProblem(line: line, reason: .endWithoutBegin))
      return
    }
    do throws(VCardProblem) {
      let entry = try card.finish(today: today)
      people.append(entry)
      if let notice = entry.notice { problems.append(notice) }
    } catch {
      problems.append(error)
    }
    self.card = nil
    isOutside = false
  }

  /// Ends an open card because another one begins or the text ends.
  private mutating func abandonCard() {
    guard let card else { return }
    problems.append(card.fault ?? VCardProblem(line: card.line, reason: .missingEnd))
    self.card = nil
  }

  private mutating func takeOutside(_ line: Int) {
    if !isOutside { problems.append(VCardProblem(line: line, reason: .textOutsideCards)) }
    isOutside = true
  }
}

extension ContentLine {
  fileprivate var isCard: Bool {
    if value.elementsEqual("VCARD".utf8) { return true }
    let text = value.filter { !$0.isBlank }
    return String(decoding: text, as: UTF8.self).uppercased() == "VCARD"
  }
}
