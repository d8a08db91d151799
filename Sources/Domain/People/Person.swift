/// Somebody in the address book: details under an identifier that stays when the details change.
public struct Person: Identifiable, Hashable, Sendable {
  /// What a person is known by; made on the device that adds them.
  public typealias ID = Identifier<Person>

  /// Who it is, through every change of name.
  public let id: ID
  /// What they are called and when they were born.
  public var info: PersonInfo

  /// The person `id` with these details; a new person where no identifier is given.
  public init(id: ID = ID(), _ info: PersonInfo) {
    self.id = id
    self.info = info
  }

  /// The given name; may be empty.
  public var firstName: String { info.firstName }
  /// The family name; may be empty.
  public var lastName: String { info.lastName }
  /// The day of birth, where it is known.
  public var birthday: CalendarDate? { info.birthday }
}
