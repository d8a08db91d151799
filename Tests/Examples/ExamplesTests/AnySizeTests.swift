import TestSupport
import Testing

@Suite("Every screen is drawn at any size")
struct AnySizeTests {
  @Test(
    "a terminal of no room for anything is drawn, and nothing stops",
    arguments: ["contacts", "profile", "posts", "grocery"],
    ["1x1", "2x20", "3x3", "3x10", "1x50", "200x2", "1000x1000"])
  func draws(_ program: String, _ size: String) async throws {
    let home = try TemporaryHome()
    let result = try await Program(program).run(["--size", size], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }
}
