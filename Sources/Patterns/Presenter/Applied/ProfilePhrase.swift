/// What a profile has to say in words; numbers and names come formatted.
public nonisolated enum ProfilePhrase: Hashable, Sendable {
  /// "1,234 followers": `count` picks the form of the noun, `shown` is written.
  case followers(count: Int, shown: String)
  /// "5 others", at the end of a list of names.
  case others(count: Int, shown: String)
  /// "Followed by Ada & Grace".
  case followedBy(names: String)
  /// The title of the button that follows.
  case follow
  /// Its title once the person is followed.
  case following
}
