public import Domain

/// A place that one can go to from a profile.
///
/// It carries identifiers and no model (row C6): a route can be saved, linked to and opened years
/// later, and its screen loads what is true then.
public enum ProfileRoute: Hashable, Codable, Sendable {
  /// The profile of a person.
  case person(Person.ID)
  /// The list of those who follow a person.
  case followers(of: Person.ID)
}
