import Domain

/// A server that is played inside of the program, behind the port that a real one will meet.
///
/// It keeps nothing: who was followed is forgotten when the program ends.
actor DemoProfileServer: ProfileService {
  private let user: Person
  private var followers = DemoPeople.followers
  private var isDown = false

  init(user: Person) {
    self.user = user
  }

  func setDown(_ isDown: Bool) {
    self.isDown = isDown
  }

  func profile(of id: Person.ID) async throws(ServerError) -> Profile {
    try answer()
    return try known(id)
  }

  func follow(_ id: Person.ID) async throws(ServerError) -> Profile {
    try answer()
    let profile = try known(id)
    guard !profile.isFollowed else { return profile }
    followers[id, default: []].append(user)
    return try known(id)
  }

  func followers(of id: Person.ID) async throws(ServerError) -> [Person] {
    try answer()
    return followers[id] ?? []
  }

  private func answer() throws(ServerError) {
    if isDown { throw .unreachable(reason: "no network") }
  }

  private func known(_ id: Person.ID) throws(ServerError) -> Profile {
    let everybody = [
      DemoPeople.grace, DemoPeople.ada, DemoPeople.kathleen, DemoPeople.jean, DemoPeople.anders,
    ]
    guard let person = everybody.first(where: { $0.id == id }) else {
      throw .refused(status: 404, reason: "nobody is known by this identifier")
    }
    let named = followers[id] ?? []
    return Profile(
      of: person, followerCount: named.count + (DemoPeople.unnamed[id] ?? 0),
      topFollowerNames: named.prefix(2).map(\.firstName), isFollowed: named.contains(user))
  }
}
