import Domain
import Foundation

/// People whom tests and examples share. Their identifiers are fixed, so that transcripts and
/// failure messages are the same in every run.
extension Person {
  /// Ada Lovelace, born on 10 December 1815.
  public static let ada = fixture(1, "Ada", "Lovelace", (1815, 12, 10))
  /// Grace Hopper, born on 9 December 1906.
  public static let grace = fixture(2, "Grace", "Hopper", (1906, 12, 9))
  /// Alan Turing, born on 23 June 1912.
  public static let alan = fixture(3, "Alan", "Turing", (1912, 6, 23))
  /// Emmy Noether, born on 23 March 1882.
  public static let emmy = fixture(4, "Emmy", "Noether", (1882, 3, 23))
  /// Anders Ångström, whose letter is the last but two in Swedish.
  public static let anders = fixture(5, "Anders", "Ångström", (1814, 8, 13))
  /// Wáng Xiǎoyún in her own script; no birthday.
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
