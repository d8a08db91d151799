import Domain
import Foundation

/// People with invented names, in no order; the same ones in every run.
enum MeasuredPeople {
  /// As many people as wanted.
  static func make(_ count: Int) -> [Person] {
    (0..<count).map { Person(id: id($0), info($0)) }
  }

  /// What the server has to tell where there are `count` people: 50 of them under another name, and
  /// 50 new ones.
  static func changes(to count: Int) -> [Person] {
    (0..<50).map { place in
      let number = place * max(count / 50, 1)
      return Person(id: id(number), info(count + 1000 + number))
    } + (0..<50).map { Person(id: id(count + $0), info(count + $0)) }
  }

  private static func id(_ number: Int) -> Person.ID {
    let high = UInt8(truncatingIfNeeded: number >> 16)
    let middle = UInt8(truncatingIfNeeded: number >> 8)
    let low = UInt8(truncatingIfNeeded: number)
    return Person.ID(UUID(uuid: (high, middle, low, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1)))
  }

  private static func info(_ number: Int) -> PersonInfo {
    // Knuth's multiplicative hash: neighbours in number are far apart in name.
    let mixed = UInt32(truncatingIfNeeded: number) &* 2_654_435_761
    let birthday = try? CalendarDate(
      year: 1920 + number % 90, month: number % 12 + 1, day: number % 28 + 1)
    return PersonInfo(
      storedFirstName: name(mixed >> 6, syllables: 2), lastName: name(mixed, syllables: 5),
      birthday: birthday)
  }

  private static func name(_ seed: UInt32, syllables count: Int) -> String {
    var rest = seed
    var name = ""
    for _ in 0..<count {
      name += syllables[Int(rest % UInt32(syllables.count))]
      rest = rest / UInt32(syllables.count) &+ seed >> 16
    }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let syllables = [
    "ba", "be", "da", "do", "el", "fa", "ga", "hel", "in", "ja", "ka", "kor", "la", "lin", "lo",
    "ma", "mi", "mor", "na", "no", "or", "pa", "ra", "ro", "sa", "sen", "ta", "va",
  ]
}
