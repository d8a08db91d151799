import Domain
import Foundation

/// People for tests and examples.
///
/// The identifiers are fixed, so that the output of each run is the same.
extension Person {
  /// Ada Lovelace, born on 10 December 1815.
  public static let ada = fixture(1, "Ada", "Lovelace", (1815, 12, 10))
  /// Grace Hopper, born on 9 December 1906.
  public static let grace = fixture(2, "Grace", "Hopper", (1906, 12, 9))
  /// Alan Turing, born on 23 June 1912.
  public static let alan = fixture(3, "Alan", "Turing", (1912, 6, 23))
  /// Emmy Noether, born on 23 March 1882.
  public static let emmy = fixture(4, "Emmy", "Noether", (1882, 3, 23))
  /// Anders Ångström. Å comes after Z in Swedish.
  public static let anders = fixture(5, "Anders", "Ångström", (1814, 8, 13))
  /// Wáng Xiǎoyún in Chinese characters, without a birthday.
  public static let xiaoyun = fixture(6, "小云", "王", nil)

  private static func fixture(
    _ number: UInt8, _ first: String, _ last: String, _ born: (Int, Int, Int)?
  ) -> Person {
    let uuid = UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number))
    let birthday = born.flatMap { try? CalendarDate(year: $0, month: $1, day: $2) }
    return Person(
      id: ID(uuid), PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
  }
}

extension Post {
  /// Returns a post whose identifier contains `number`. Post 2 is one minute older than post 1.
  public static func fixture(_ number: UInt8, _ text: String, by author: Person = .ada) -> Post {
    Post(
      id: ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, number))), by: author.id,
      storedText: text, date: Date(timeIntervalSince1970: 1_700_000_000 - 60 * Double(number)))
  }
}

extension CalendarDate {
  /// The current day in tests and scripted examples: 1 March 2026.
  public static let testDay = testDay(2026, 3, 1)

  private static func testDay(_ year: Int, _ month: Int, _ day: Int) -> CalendarDate {
    guard let date = try? CalendarDate(year: year, month: month, day: day) else {
      fatalError("\(year)-\(month)-\(day) is not a day.")
    }
    return date
  }
}
