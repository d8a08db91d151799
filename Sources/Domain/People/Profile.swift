/// What a profile screen knows of a person beyond the address book: who follows them (row D4).
public struct Profile: Identifiable, Hashable, Sendable {
  /// Whose profile it is.
  public let person: Person
  /// How many follow them; never negative.
  public var followerCount: Int
  /// The names of the few followers worth naming, the best known first.
  public var topFollowerNames: [String]
  /// Whether the user of this device follows them.
  public var isFollowed: Bool

  /// The profile of `person`.
  public init(
    of person: Person, followerCount: Int = 0, topFollowerNames: [String] = [],
    isFollowed: Bool = false
  ) {
    self.person = person
    self.followerCount = max(0, followerCount)
    self.topFollowerNames = topFollowerNames
    self.isFollowed = isFollowed
  }

  /// The person's identifier.
  public var id: Person.ID { person.id }
}
