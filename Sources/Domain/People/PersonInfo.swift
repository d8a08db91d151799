/// The names and the birthday of a person.
///
/// The validating initializers trim both names and limit their length. They require at least one
/// name, and reject a birthday in the future.
public struct PersonInfo: Hashable, Sendable {
  /// The given name; empty if only the family name is known.
  public let firstName: String
  /// The family name; empty if only the given name is known.
  public let lastName: String
  /// The day of birth, if known.
  public let birthday: CalendarDate?

  /// The largest number of Unicode scalars in a name.
  public static let longestName = 100

  /// Creates details and validates them.
  ///
  /// - Parameter today: the current day; later birthdays are rejected.
  /// - Throws: the first error, in the order of the fields.
  public init(
    firstName: String, lastName: String, birthday: CalendarDate? = nil, today: CalendarDate
  ) throws(ValidationError) {
    self.firstName = try Self.name(firstName, .firstName)
    self.lastName = try Self.name(lastName, .lastName)
    guard !self.firstName.isEmpty || !self.lastName.isEmpty else { throw .nameMissing }
    if let birthday, birthday > today { throw .birthdayInFuture(birthday) }
    self.birthday = birthday
  }

  /// Creates details from the text fields of a form and validates them.
  ///
  /// White space in the birthday is ignored. An empty birthday is unknown.
  ///
  /// - Throws: ``ValidationError/birthdayUnreadable(_:)`` if the birthday is not a date; otherwise
  ///   the first error, in the order of the fields.
  public init(
    firstName: String, lastName: String, typedBirthday: String, today: CalendarDate
  ) throws(ValidationError) {
    let typed = typedBirthday.filter { !$0.isWhitespace }
    var birthday: CalendarDate?
    do {
      birthday = try typed.isEmpty ? nil : CalendarDate(typed)
    } catch {
      throw .birthdayUnreadable(error)
    }
    try self.init(firstName: firstName, lastName: lastName, birthday: birthday, today: today)
  }

  /// Creates details from stored values, without validation.
  public init(storedFirstName: String, lastName: String, birthday: CalendarDate?) {
    self.firstName = storedFirstName
    self.lastName = lastName
    self.birthday = birthday
  }

  /// Returns the details after validation.
  public func validated(today: CalendarDate) throws(ValidationError) -> PersonInfo {
    try PersonInfo(firstName: firstName, lastName: lastName, birthday: birthday, today: today)
  }

  private static func name(_ text: String, _ field: Field) throws(ValidationError) -> String {
    let rule = TextRule<ValidationError>(
      longest: longestName, tooLong: .nameTooLong(field, longest: longestName),
      controlCharacter: .controlCharacter(field))
    return try rule.trimmed(text)
  }

  /// A field of the form; the raw value is the field's name in messages.
  public enum Field: String, CaseIterable, Sendable {
    /// The given name.
    case firstName = "first name"
    /// The family name.
    case lastName = "last name"
    /// The day of birth.
    case birthday = "birthday"
  }

  /// The reasons why details are invalid.
  public enum ValidationError: Error, Equatable, Sendable {
    /// Both trimmed names are empty.
    case nameMissing
    /// The name has more Unicode scalars than allowed.
    case nameTooLong(Field, longest: Int)
    /// The name contains a control character, such as a line break.
    case controlCharacter(Field)
    /// The birthday is not a date.
    case birthdayUnreadable(CalendarDateError)
    /// The birthday is after today.
    case birthdayInFuture(CalendarDate)
  }
}

/// The details as the JSON members of the people API. Decoding does not validate them.
extension PersonInfo: Codable {
  /// Encodes an unknown birthday as `null`, so that it differs from an omitted birthday.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(firstName, forKey: .firstName)
    try fields.encode(lastName, forKey: .lastName)
    try fields.encode(birthday, forKey: .birthday)
  }
}

extension PersonInfo.ValidationError: PhrasedError {
  /// A sentence for the user, without the capital letter and the full stop.
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
