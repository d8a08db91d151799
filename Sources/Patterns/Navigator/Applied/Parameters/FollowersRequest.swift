public import Domain

/// What a list of people has to ask for. The three screens beside this file differ in nothing but
/// in how they are told it (row C5).
public enum FollowersRequest: Equatable, Sendable {
  /// Those who follow a person.
  case followers(of: Person.ID)
  /// At most so many suggestions for a person, without those whom they have turned down.
  case suggestions(for: Person.ID, limit: Int, without: Set<Person.ID>)
}
