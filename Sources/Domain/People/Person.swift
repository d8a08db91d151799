/// A person in the address book.
public struct Person: Identifiable, Hashable, Sendable {
  /// The type of a person's identifier.
  public typealias ID = Identifier<Person>

  /// The identifier, which stays the same when the details change.
  public let id: ID
  /// The names and the birthday.
  public var info: PersonInfo

  /// Creates a person, by default with a new identifier.
  public init(id: ID = ID(), _ info: PersonInfo) {
    self.id = id
    self.info = info
  }

  /// The given name, which may be empty.
  public var firstName: String { info.firstName }
  /// The family name, which may be empty.
  public var lastName: String { info.lastName }
  /// The day of birth, if known.
  public var birthday: CalendarDate? { info.birthday }
}
