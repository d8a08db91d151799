extension VCardProblem: CustomStringConvertible {
  /// A sentence for the user that names the line, the fault and what was done about it.
  public var description: String {
    let consequence =
      switch reason {
      case .noCards, .textOutsideCards, .endWithoutBegin: ""
      case _ where isNotice: "; the person is imported without a birthday"
      default: "; the card is skipped"
      }
    return "line \(line): \(reason)\(consequence)"
  }
}

extension VCardProblem.Reason: CustomStringConvertible {
  /// The fault alone, as a clause.
  public var description: String {
    switch self {
    case .noCards: "there is no vCard here"
    case .textOutsideCards: "this text stands outside of any card"
    case .endWithoutBegin: "a card ends here that never began"
    case .missingEnd: "the card has no END:VCARD"
    case .missingVersion: "the card does not say its VERSION"
    case .unsupportedVersion(let version):
      "the card is of version \(version.shortened), and only 3.0 and 4.0 can be read"
    case .malformedLine: "this is not a property such as “FN:Ada Lovelace”"
    case .notUTF8: "the text is not UTF-8"
    case .notQuotedPrintable: "the value is not quoted-printable, as it says it is"
    case .notBase64: "the value is not base64, as it says it is"
    case .missingN: "the card lacks N, which version 3.0 requires"
    case .missingName: "the card has no name"
    case .notAPerson(let kind): "the card is not of a person but of the kind “\(kind.shortened)”"
    case .invalid(let error): "\(error)"
    case .birthdayIncomplete(let text): "the birthday “\(text.shortened)” is not a complete date"
    case .birthdayUnreadable(let text): "the birthday “\(text.shortened)” is not a date"
    case .birthdayInFuture(let date): "the birthday \(date) is in the future"
    }
  }
}

extension String {
  /// At most thirty characters, none of which moves a terminal's cursor.
  fileprivate var shortened: String {
    let printable = String(
      unicodeScalars.prefix(31).map { scalar -> Character in
        scalar.properties.generalCategory == .control ? "\u{FFFD}" : Character(scalar)
      })
    return printable.unicodeScalars.count > 30 ? printable.dropLast() + "…" : printable
  }
}
