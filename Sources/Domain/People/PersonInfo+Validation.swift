extension PersonInfo {
  /// A field of the form, as an error names it.
  public enum Field: String, CaseIterable, Sendable {
    /// The given name.
    case firstName = "first name"
    /// The family name.
    case lastName = "last name"
    /// The day of birth.
    case birthday = "birthday"
  }

  /// Why details are refused; each fault has a case of its own.
  public enum ValidationError: Error, Equatable, Sendable {
    /// Both names are empty once they are trimmed.
    case nameMissing
    /// The name in `field` has more Unicode scalars than allowed.
    case nameTooLong(Field, longest: Int)
    /// The name in `field` holds a control character, such as a line break or an escape.
    case controlCharacter(Field)
    /// The birthday is not written as a day of the calendar.
    case birthdayUnreadable(CalendarDateError)
    /// The birthday lies after today.
    case birthdayInFuture(CalendarDate)
  }

  /// The details as they were typed: a birthday is text here, and empty text means none.
  ///
  /// - Throws: the first fault found; ``ValidationError/birthdayUnreadable(_:)`` for text that is
  ///   no day.
  public init(
    firstName: String, lastName: String, typedBirthday: String, today: CalendarDate
  ) throws(ValidationError) {
    let typed = typedBirthday.filter { !$0.isWhitespace }
    var birthday: CalendarDate?
    if !typed.isEmpty {
      do {
        birthday = try CalendarDate(typed)
      } catch {
        throw .birthdayUnreadable(error)
      }
    }
    try self.init(firstName: firstName, lastName: lastName, birthday: birthday, today: today)
  }
}

extension PersonInfo.ValidationError: CustomStringConvertible {
  /// A sentence for the user, without a full stop at its end.
  public var description: String {
    switch self {
    case .nameMissing: "a person needs a first name or a last name"
    case .nameTooLong(let field, let longest):
      "the \(field.rawValue) is longer than \(longest) characters"
    case .controlCharacter(let field): "the \(field.rawValue) holds a control character"
    case .birthdayUnreadable(let error): "the birthday cannot be read: \(error)"
    case .birthdayInFuture(let date): "the birthday \(date) is in the future"
    }
  }
}
