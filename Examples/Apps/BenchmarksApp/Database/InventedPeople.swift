import Domain
import Foundation

/// As many people as wanted, with names of invented syllables; the same ones in every run.
enum InventedPeople {
  static func make(_ count: Int) -> [Person] {
    var generator = Congruence(state: 20_260_301)
    return (0..<count).map { number in
      let first = name(syllables: 2, &generator)
      let last = name(syllables: 3, &generator)
      let birthday = try? CalendarDate(
        year: 1920 + number % 90, month: number % 12 + 1, day: number % 28 + 1)
      return Person(PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
    }
  }

  private static let syllables =
    "ba be da do el fa ga ha hel in ja ka kor la lin lo ma mi mor na no or pa ra ro sa sen sve ta to va"
    .split(separator: " ").map(String.init)

  private static func name(syllables count: Int, _ generator: inout Congruence) -> String {
    (0..<count).map { _ in syllables.randomElement(using: &generator) ?? "" }.joined().capitalized
  }
}

/// A linear congruential generator (Knuth's constants).
private struct Congruence: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
