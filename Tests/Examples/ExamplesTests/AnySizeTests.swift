import TestSupport
import Testing

@Suite("Every screen is drawn at any size")
struct AnySizeTests {
  private static let sizes = ["1x1", "2x20", "3x3", "3x10", "1x50", "200x2", "1000x1000"]

  @Test(
    "a terminal of no room for anything is drawn, and nothing stops",
    arguments: ["contacts", "posts", "grocery"], sizes)
  func draws(_ program: String, _ size: String) async throws {
    let home = try TemporaryHome()
    let result = try await Program(program).run(["--size", size], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("so is profile, from a script: its tour has sizes of its own", arguments: sizes)
  func drawsProfile(_ size: String) async throws {
    let home = try TemporaryHome()
    let result = try await Program("profile").run(
      ["--size", size],
      input: "show\nfollowers\nopen 1\ntap Follow\ntap Cancel\nback\nback\npost A B\n",
      home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let (columns, rows) = (size.split(separator: "x").first, size.split(separator: "x").last)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= columns.flatMap { Int($0) } ?? 0 })
    #expect(lines.count <= 2 * ((rows.flatMap { Int($0) } ?? 0) + 2))
  }
}
