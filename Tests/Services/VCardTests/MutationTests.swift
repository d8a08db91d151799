import Domain
import Foundation
import TestSupport
import Testing
import VCard

@Suite("vCard: random damage", .tags(.random))
struct MutationTests {
  @Test("reading damaged text never crashes and never returns an invalid person")
  func mutants() throws {
    var mutator = Mutator(of: Self.original, fragments: Self.fragments)
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    for number in 0..<4 * Mutator.count {
      let mutant = mutator.next()
      let found = VCardReader().read(Data(mutant), today: today)
      for entry in found.people {
        let again = try? PersonInfo(
          firstName: entry.info.firstName, lastName: entry.info.lastName,
          birthday: entry.info.birthday, today: today)
        #expect(again == entry.info, "mutant \(number)")
      }
      let lines = 1 + mutant.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      let places = found.people.compactMap(\.line) + found.problems.map(\.line)
      #expect(places.allSatisfy { (1...lines).contains($0) }, "mutant \(number)")
      #expect(!places.isEmpty, "mutant \(number): neither people nor problems")
    }
  }

  private static let original =
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

    """

  private static let fragments = [
    "BEGIN:VCARD\r\n", "END:VCARD\n", "\r\n ", ";", "\\n", "=", "=\r\n", ".", "N:", "FN:", "BDAY:",
    "VERSION:4.0\n", "ENCODING=QUOTED-PRINTABLE", "ENCODING=b", "--", "T",
  ]
}
