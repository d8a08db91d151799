import TestSupport
import Testing

@Suite("Every pattern's example prints the transcript that its guide quotes")
struct TranscriptTests {
  @Test(
    "the transcript is the golden one",
    arguments: [
      "data-source", "presenter", "binding", "interaction", "keyboard-manager", "navigator",
      "service-locator", "composition", "smart-view",
    ])
  func transcript(_ pattern: String) async throws {
    let home = try TemporaryHome()
    let name = "\(pattern)-example"
    let result = try await Program(name).run([], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden(name).expect(result.output)
  }
}
