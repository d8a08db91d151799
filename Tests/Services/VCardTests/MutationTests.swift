import Domain
import Foundation
import TestSupport
import Testing
import VCard

/// The number of mutants for each seed. `VCARD_MUTANTS` sets another number.
private let mutantsPerSeed =
  ProcessInfo.processInfo.environment["VCARD_MUTANTS"].flatMap(Int.init) ?? 100

/// The first of four seeds. `VCARD_SEED` sets another first seed.
private let firstSeed = ProcessInfo.processInfo.environment["VCARD_SEED"].flatMap(UInt64.init) ?? 11

@Suite("vCard: random damage", .tags(.random))
struct MutationTests {
  @Test(
    "reading damaged text never crashes and never returns an invalid person",
    arguments: firstSeed..<firstSeed + 4)
  func mutants(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    for number in 0..<mutantsPerSeed {
      let mutant = Self.mutant(by: &random)
      let found = VCardReader().read(Data(mutant), today: today)
      for entry in found.people {
        let again = try? PersonInfo(
          firstName: entry.info.firstName, lastName: entry.info.lastName,
          birthday: entry.info.birthday, today: today)
        #expect(again == entry.info, "seed \(seed), mutant \(number)")
      }
      let lines = 1 + mutant.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let places = found.people.compactMap(\.line) + found.problems.map(\.line)
      #expect(places.allSatisfy { (1...lines).contains($0) }, "seed \(seed), mutant \(number)")
      #expect(!places.isEmpty, "seed \(seed), mutant \(number): neither people nor problems")
    }
  }

  private static let original = Array(
    """
    \u{FEFF}BEGIN:VCARD\r
    VERSION:3.0\r
    N;CHARSET=UTF-8:Lovelace;Ada;King;Countess;\r
    FN:Ada Lovelace\r
    item1.BDAY;VALUE=date:1815-12-10\r
    END:VCARD\r
    BEGIN:VCARD
    VERSION:4.0
    KIND:individual
    FN;PREF=1:Grace\\, M. Hop
     per
    N;SORT-AS="Hopper:x;y,Grace":Hopper;Grace,Brewster
    BDAY:--1209
    END:VCARD
    BEGIN:VCARD\r
    VERSION:3.0\r
    N;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=\r
    =BCrgen\r
    BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12\r
    NOTE:漢字\\nかな 🙂\r
    END:VCARD\r

    """.utf8)

  private static let fragments = [
    "BEGIN:VCARD\r\n", "END:VCARD\n", "\r\n ", "\n", "\r", ":", ";", ",", "\"", "\\", "\\n", "=",
    "=\r\n",
    ".", "N:", "FN:", "BDAY:", "VERSION:4.0\n", "ENCODING=QUOTED-PRINTABLE", "ENCODING=b", "\u{0}",
    "\u{1B}",
    "\u{2028}", "--", "T", "99999999999999999999",
  ].map { Array($0.utf8) }

  /// Returns the original text with one to eight random edits.
  private static func mutant(by random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3 where place < bytes.count: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 4: bytes.replaceSubrange(place..<end, with: bytes.suffix(end - place))
      default:
        bytes.insert(contentsOf: fragments.randomElement(using: &random) ?? [], at: place)
      }
    }
    return bytes
  }
}
