import Domain
import Foundation
import TestSupport
import Testing
import VCard

@Suite("vCard: writing and reading", .tags(.random))
struct RoundTripTests {
  @Test("random people are equal after writing and reading", arguments: [1, 2, 3, 4] as [UInt64])
  func people(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let count = TestCases.runsAll ? 500 : 100
    let people = (0..<count).compactMap { _ in Self.person(by: &random, today: today) }
    try #require(people.count > count * 4 / 5)

    let found = VCardReader().read(VCardWriter().data(for: people), today: today)
    #expect(found.problems.isEmpty, "seed \(seed)")
    for (entry, person) in zip(found.people, people) where entry.info != person {
      Issue.record("seed \(seed), line \(entry.line ?? 0): \(entry.info) instead of \(person)")
    }
    #expect(found.people.count == people.count, "seed \(seed)")
  }

  @Test("each written line has at most 75 octets and is valid UTF-8")
  func folding() throws {
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let long = String(repeating: "é🙂", count: 50)
    let person = try PersonInfo(firstName: long, lastName: long, today: today)
    let written = VCardWriter().data(for: [person])
    for line in Array(written).split(separator: UInt8(ascii: "\n")) {
      #expect(line.count <= 76, "75 octets and the carriage return")
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  private static let alphabet = Array(
    #"abcXYZ äßŁç'-.,;:\"n=%" 漢字かな한국🙂👩‍👩‍👧é"#.unicodeScalars)

  private static func person(
    by random: inout SeededGenerator, today: CalendarDate
  ) -> PersonInfo? {
    func name() -> String {
      var name = ""
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if let scalar = alphabet.randomElement(using: &random) {
          name.unicodeScalars.append(scalar)
        }
      }
      return name
    }
    let birthday = try? CalendarDate(
      year: Int.random(in: 1...2023, using: &random), month: Int.random(in: 1...12, using: &random),
      day: Int.random(in: 1...31, using: &random))
    return try? PersonInfo(firstName: name(), lastName: name(), birthday: birthday, today: today)
  }
}
