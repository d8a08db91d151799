/// The data of a profile screen: a person and the person's followers.
public struct Profile: Identifiable, Hashable, Sendable {
  /// The person.
  public let person: Person
  /// The number of followers. The initializer replaces a negative number with 0.
  public var followerCount: Int
  /// The names of a few followers, the best known first.
  public var topFollowerNames: [String]
  /// Whether the user of this device follows the person.
  public var isFollowed: Bool

  /// Creates the profile of `person`.
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

/// The requests that the profile screen sends to the server.
public protocol ProfileService: Sendable {
  /// Returns the profile of a person.
  func profile(of id: Person.ID) async throws(ServerError) -> Profile

  /// Follows a person and returns the updated profile. A second call changes nothing.
  func follow(_ id: Person.ID) async throws(ServerError) -> Profile

  /// Returns the followers of a person, the best known first.
  func followers(of id: Person.ID) async throws(ServerError) -> [Person]
}
