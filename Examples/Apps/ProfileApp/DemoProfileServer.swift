import Domain
import Foundation

/// The demo server's five people and their posts.
enum DemoPeople {
  static let grace = person(1, "Grace", "Hopper", (1906, 12, 9))
  static let ada = person(2, "Ada", "Lovelace", (1815, 12, 10))
  static let kathleen = person(3, "Kathleen", "Booth", (1922, 7, 9))
  static let jean = person(4, "Jean", "Sammet", (1928, 3, 23))
  static let anders = person(5, "Anders", "Ångström", (1814, 8, 13))

  /// The named followers of a person, best known first.
  static let followers: [Person.ID: [Person]] = [
    grace.id: [ada, kathleen, jean],
    ada.id: [anders],
    kathleen.id: [],
    jean.id: [grace],
  ]

  /// The number of further followers, whose names the server does not return.
  static let unnamed: [Person.ID: Int] = [grace.id: 1_203, ada.id: 41]

  /// Returns the posts of a new database.
  static func posts(now: Date) -> [Post] {
    let hour: TimeInterval = 3_600
    return [
      post(1, grace, "A nanosecond is a piece of wire\nthirty centimetres long", now - 3.2 * hour),
      post(2, grace, "It is easier to ask forgiveness\nthan to get permission", now - 50 * hour),
      post(3, ada, "The Engine weaves algebraic patterns", now - 5.2 * hour),
    ]
  }

  private static func person(
    _ number: UInt8, _ first: String, _ last: String, _ born: (Int, Int, Int)
  ) -> Person {
    Person(
      id: Person.ID(uuid(1, number)),
      PersonInfo(
        storedFirstName: first, lastName: last,
        birthday: try? CalendarDate(year: born.0, month: born.1, day: born.2)))
  }

  private static func post(
    _ number: UInt8, _ author: Person, _ text: String, _ date: Date
  ) -> Post {
    Post(id: Post.ID(uuid(2, number)), by: author.id, storedText: text, date: date)
  }

  private static func uuid(_ kind: UInt8, _ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, kind, number))
  }
}

/// A server inside the program, without persistence.
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
      throw .refused(status: 404, reason: "no person has this identifier")
    }
    let named = followers[id] ?? []
    return Profile(
      of: person, followerCount: named.count + (DemoPeople.unnamed[id] ?? 0),
      topFollowerNames: named.prefix(2).map(\.firstName), isFollowed: named.contains(user))
  }
}
