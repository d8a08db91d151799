import Domain
import Pilot
import TestDoubles
import Testing

@Suite("Sections in Danish and Czech", .timeLimit(.minutes(1)))
@MainActor
struct HeldSectionTests {
  @Test("in Danish and in Czech, rows and sections are in alphabetical order")
  func order() async throws {
    for (locale, names, titles) in [
      ("da_DK", ["Zetterling", "Ærø", "Ørsted", "Ågård"], ["Z", "Æ", "Ø", "Å"]),
      ("cs_CZ", ["Cibulka", "Čapek", "Dvořák", "Hašek"], ["C", "Č", "D", "H"]),
    ] {
      let people = names.map { Person.named("Ada", $0) }
      for variant in Variant.all {
        let app = try await TestApp(variant, people.reversed(), locale: locale)
        try await app.open()
        #expect(app.names == names.map { "Ada \($0)" })
        #expect(app.pilot.sectionTitles == titles)
      }
    }
  }
}
