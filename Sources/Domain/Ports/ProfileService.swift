/// The profile screen's way to the server (rows D4, D6 and D8).
public protocol ProfileService: Sendable {
  /// The profile of the person with this identifier.
  func profile(of id: Person.ID) async throws(ServerError) -> Profile

  /// Makes the user follow the person, and returns the profile as it is then. Asked twice, it
  /// follows once.
  func follow(_ id: Person.ID) async throws(ServerError) -> Profile

  /// Who follows the person, the best known first.
  func followers(of id: Person.ID) async throws(ServerError) -> [Person]
}
