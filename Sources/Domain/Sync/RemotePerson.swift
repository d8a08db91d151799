/// A person as the server has them, with the number of the state they are in.
public struct RemotePerson: Hashable, Sendable, Identifiable {
  /// Who it is, as the server tells.
  public let person: Person
  /// The server counts it up with each change of this person.
  public let revision: Int

  /// The person in their state `revision`.
  public init(_ person: Person, revision: Int) {
    self.person = person
    self.revision = revision
  }

  /// The person's identifier.
  public var id: Person.ID { person.id }
}
