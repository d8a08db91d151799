public import Domain

/// A place in vCard text that could not be used, and why.
public struct VCardProblem: Error, Equatable, Sendable {
  /// The line, counted from 1 as an editor shows it.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// A problem at `line`.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// What can be wrong with a card.
  public enum Reason: Error, Equatable, Sendable {
    /// The text holds no card at all.
    case noCards
    /// Text stands outside of any card; reported once for lines that follow each other.
    case textOutsideCards
    /// `END:VCARD` without a card that it could end.
    case endWithoutBegin
    /// The card that begins at this line never ends.
    case missingEnd
    /// The card does not say which version of vCard it is written in.
    case missingVersion
    /// The card is written in another version than 3.0 and 4.0.
    case unsupportedVersion(String)
    /// The line is not of the form `NAME;PARAMETER=value:value`.
    case malformedLine
    /// The line's bytes are not UTF-8.
    case notUTF8
    /// The line's value says that it is quoted-printable, and is not.
    case notQuotedPrintable
    /// The line's value says that it is base64, and is not.
    case notBase64
    /// The card is of version 3.0 and lacks `N`, which that version requires.
    case missingN
    /// Neither `N` nor `FN` holds a name.
    case missingName
    /// The card is not of a person, but of what its `KIND` says: `group`, `org`, `location` …
    case notAPerson(kind: String)
    /// The name breaks a rule of the domain.
    case invalid(PersonInfo.ValidationError)
    /// The birthday lacks its year, month or day.
    case birthdayIncomplete(String)
    /// The birthday is no date at all, or no day that exists.
    case birthdayUnreadable(String)
    /// The birthday lies in the future.
    case birthdayInFuture(CalendarDate)
  }
}

extension VCardProblem {
  /// Whether the person was imported all the same, without the birthday.
  public var isNotice: Bool {
    switch reason {
    case .birthdayIncomplete, .birthdayUnreadable, .birthdayInFuture: true
    default: false
    }
  }
}
