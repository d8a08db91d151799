/// What a person is called and when they were born: what a form, an address book or a server tells.
///
/// A value of this type is valid: the names are trimmed and bounded, one of them at least is there,
/// and the birthday is not in the future. There is no second place that checks it. (Document row
/// A7 calls it `PersonInfo`; there it was a bag of optionals.)
public struct PersonInfo: Hashable, Sendable {
  /// The given name; empty where only the family name is known.
  public let firstName: String
  /// The family name; empty where only the given name is known.
  public let lastName: String
  /// The day of birth, where it is known.
  public let birthday: CalendarDate?

  /// The most Unicode scalars that a name may have.
  public static let longestName = 100

  /// The details, trimmed and checked.
  ///
  /// - Parameter today: the day at the user's place; a birthday after it is refused.
  /// - Throws: the first fault found, in the order of the fields.
  public init(
    firstName: String, lastName: String, birthday: CalendarDate? = nil, today: CalendarDate
  ) throws(ValidationError) {
    self.firstName = try Self.name(firstName, .firstName)
    self.lastName = try Self.name(lastName, .lastName)
    guard !self.firstName.isEmpty || !self.lastName.isEmpty else { throw .nameMissing }
    if let birthday, birthday > today { throw .birthdayInFuture(birthday) }
    self.birthday = birthday
  }

  /// The details as a store kept them: checked when they were written, not checked again.
  public init(storedFirstName: String, lastName: String, birthday: CalendarDate?) {
    self.firstName = storedFirstName
    self.lastName = lastName
    self.birthday = birthday
  }

  private static func name(_ text: String, _ field: Field) throws(ValidationError) -> String {
    do {
      return try TextRule(longest: longestName).trimmed(text)
    } catch {
      switch error {
      case .tooLong: throw .nameTooLong(field, longest: longestName)
      case .controlCharacter: throw .controlCharacter(field)
      }
    }
  }
}
