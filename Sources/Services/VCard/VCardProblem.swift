public import Domain

/// A problem in vCard text, with its line number.
public struct VCardProblem: Error, Equatable, Sendable {
  /// The number of the line, starting at 1.
  public let line: Int
  /// The kind of problem.
  public let reason: Reason

  /// Creates a problem at `line`.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// A kind of problem in vCard text.
  public enum Reason: Error, Equatable, Sendable {
    /// The text contains no card.
    case noCards
    /// Text is outside any card. Consecutive lines are reported once.
    case textOutsideCards
    /// `END:VCARD` has no matching `BEGIN:VCARD`.
    case endWithoutBegin
    /// The card has no `END:VCARD`.
    case missingEnd
    /// The card has no `VERSION`.
    case missingVersion
    /// The version is not 2.1, 3.0 or 4.0.
    case unsupportedVersion(String)
    /// The line is not of the form `NAME;PARAMETER=value:value`.
    case malformedLine
    /// The value is not UTF-8.
    case notUTF8
    /// The value is marked as quoted-printable, but malformed.
    case notQuotedPrintable
    /// The value is marked as base64, but malformed.
    case notBase64
    /// `N`, `FN` and `ORG` contain no name.
    case missingName
    /// The card's `KIND` is `group`, `org`, `location` or another kind that is not a person.
    case notAPerson(kind: String)
    /// The name breaks a rule of `PersonInfo`.
    case invalid(PersonInfo.ValidationError)
    /// The birthday lacks its year, month or day.
    case birthdayIncomplete(String)
    /// The birthday is malformed, or the calendar does not contain the day.
    case birthdayUnreadable(String)
    /// The birthday is in the future.
    case birthdayInFuture(CalendarDate)
  }

  /// Whether the person is still imported, without the birthday.
  public var isNotice: Bool {
    switch reason {
    case .birthdayIncomplete, .birthdayUnreadable, .birthdayInFuture: true
    default: false
    }
  }

  /// Whether the problem affects a single card, which is then skipped.
  public var skipsCard: Bool {
    switch reason {
    case .noCards, .textOutsideCards, .endWithoutBegin: false
    default: !isNotice
    }
  }
}

extension VCardProblem: CustomStringConvertible {
  /// Describes the line, the problem and the consequence for the user.
  public var description: String {
    let consequence =
      skipsCard
      ? " The card is skipped." : isNotice ? " The person is imported without a birthday." : ""
    return "Line \(line): \(reason)\(consequence)"
  }
}

extension VCardProblem.Reason: CustomStringConvertible {
  /// The problem as a sentence for the user.
  public var description: String {
    switch self {
    case .noCards: "The text contains no vCard."
    case .textOutsideCards: "The text is outside any card."
    case .endWithoutBegin: "END:VCARD has no matching BEGIN:VCARD."
    case .missingEnd: "The card has no END:VCARD."
    case .missingVersion: "The card has no VERSION."
    case .unsupportedVersion(let version):
      "The card has version \(version.shortened). Only 2.1, 3.0 and 4.0 are supported."
    case .malformedLine: "The line is not a property such as “FN:Ada Lovelace”."
    case .notUTF8: "The text is not UTF-8."
    case .notQuotedPrintable: "The value is not quoted-printable, although it is marked so."
    case .notBase64: "The value is not base64, although it is marked so."
    case .missingName: "The card has no name."
    case .notAPerson(let kind): "The card's kind is “\(kind.shortened)”, which is not a person."
    case .invalid(let error): "\(error)".asSentence
    case .birthdayIncomplete(let text):
      "The birthday “\(text.shortened)” is not a complete date, so it cannot be kept."
    case .birthdayUnreadable(let text): "The birthday “\(text.shortened)” is not a date."
    case .birthdayInFuture(let date): "The birthday \(date) is in the future."
    }
  }
}

extension String {
  /// The first 30 Unicode scalars, and “…” if there are more. Control characters are replaced,
  /// because they could move a terminal's cursor.
  fileprivate var shortened: String {
    let printable = unicodeScalars.prefix(31).map {
      $0.properties.generalCategory == .control ? "\u{FFFD}" : $0
    }
    return printable.prefix(30).map { String($0) }.joined() + (printable.count > 30 ? "…" : "")
  }

  /// The text with an initial capital letter and a final full stop.
  fileprivate var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
