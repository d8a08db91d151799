import Domain
import Foundation

/// The five people whom the server that is played knows, and what they have written.
enum DemoPeople {
  static let grace = person(1, "Grace", "Hopper", (1906, 12, 9))
  static let ada = person(2, "Ada", "Lovelace", (1815, 12, 10))
  static let kathleen = person(3, "Kathleen", "Booth", (1922, 7, 9))
  static let jean = person(4, "Jean", "Sammet", (1928, 3, 23))
  static let anders = person(5, "Anders", "Ångström", (1814, 8, 13))

  /// Who follows whom, the best known first.
  static let followers: [Person.ID: [Person]] = [
    grace.id: [ada, kathleen, jean],
    ada.id: [anders],
    kathleen.id: [],
    jean.id: [grace],
  ]

  /// How many more follow, of whom the server tells no names.
  static let unnamed: [Person.ID: Int] = [grace.id: 1_203, ada.id: 41]

  /// What a new database begins with.
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
