import Domain
import HeadlessUI
import Pilot
import TestDoubles
import Testing

@Suite("The order of sections", .timeLimit(.minutes(1)))
@MainActor
struct AlphabetTests {
  @Test("sections are in the order of the locale's alphabet", arguments: Variant.all)
  func check(_ variant: Variant) async throws {
    let app = try await TestApp(variant, [.ada, .grace], locale: "en_US")
    try await app.open()
    // Choose the people and the locale, and compare `app.pilot.sectionTitles`.
  }
}
