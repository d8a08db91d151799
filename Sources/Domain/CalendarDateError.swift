/// Why something is no ``CalendarDate``.
public enum CalendarDateError: Error, Equatable, Sendable {
  /// The text has another form than "YYYY-MM-DD".
  case notADate(String)
  /// The form is right, but the calendar has no such day.
  case doesNotExist(String)
}

extension CalendarDateError: CustomStringConvertible {
  /// A sentence for the user, without a full stop at its end.
  public var description: String {
    switch self {
    case .notADate(let text): "“\(text)” is not a date; write it as YYYY-MM-DD"
    case .doesNotExist(let text): "there is no day \(text) in the calendar"
    }
  }
}
