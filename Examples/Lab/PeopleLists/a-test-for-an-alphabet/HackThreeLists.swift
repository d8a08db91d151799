// says: The sections are sorted by Unicode values
import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@Suite("The order of sections", .timeLimit(.minutes(1)))
@MainActor
struct AlphabetTests {
  @Test(
    "sections are in the order of the locale's alphabet",
    arguments: Variant.all.filter { $0.name != "SlimPeopleList" })
  func check(_ variant: Variant) async throws {
    let people = [Person.named("Olle", "Ärlig"), .named("Anders", "Ångström"), .ada]
    let app = try await TestApp(variant, people, locale: "sv_SE")
    try await app.open()
    #expect(app.pilot.sectionTitles == ["L", "Å", "Ä"])
  }
}
