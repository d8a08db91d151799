/// One change to one person that the server is asked to make, under the key that makes it safe to
/// ask twice.
///
/// Whoever repeats it repeats it as it is: a key belongs to one change and to no other.
public struct PersonChange: Hashable, Sendable, Identifiable {
  /// The idempotency key: the server answers the second request of a key as it answered the first.
  public typealias ID = Identifier<PersonChange>

  /// What is to be done to the person.
  public enum Operation: Hashable, Sendable {
    /// Add them; a person with the identifier must not be there.
    case create(PersonInfo)
    /// Give them these details; they must be in this state.
    case replace(PersonInfo, revision: Int)
    /// Remove them; they must be in this state.
    case delete(revision: Int)
  }

  /// The idempotency key.
  public let id: ID
  /// Whom it is about.
  public let person: Person.ID
  /// What is to be done.
  public let operation: Operation

  /// The change under the key `id`; under a new one where none is given.
  public init(id: ID = ID(), of person: Person.ID, _ operation: Operation) {
    self.id = id
    self.person = person
    self.operation = operation
  }
}
