import ComparisonReport
import SourceMeasures
import TestSupport
import Testing

@Suite("Guides with measures")
struct GuideTests {
  @Test(
    "the table of measures is up to date",
    arguments: [
      ("people", "Guides/Comparison.md"), ("grocery", "Guides/Grocery.md"),
      ("posts", "Guides/PostsFlow.md"),
    ])
  func upToDate(_ name: String, _ path: String) throws {
    let group = try #require(VariantGroup.all.first { $0.name == name })
    let package = try PackageSources(root: SourceFile.root)
    let table = MeasureTable(
      Comparison(sources: try VariantMeasures.all(of: group, in: package)),
      hasTests: group.hasDecisionTests)
    let guide = try SourceFile(path).lines
    let updated = try #require(
      GuideSection.sources(of: group).updated(guide.joined(separator: "\n"), with: table),
      "The guide has not both marks.")
    let wanted = updated.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let stale = wanted.filter { !guide.contains($0) }
    // If `wanted == guide` is inside the expectation, a failure prints the guide three times.
    let isUpToDate = wanted == guide
    #expect(
      isUpToDate,
      "run: swift run \(group.command) --update \(path); it would write \(stale)")
  }

  @Test("the guide has at most 170 lines")
  func length() throws {
    let guide = try SourceFile("Guides/Comparison.md")
    #expect(guide.length <= 170)
  }

  @Test("the quoted calls are lines of the recording, in the same order")
  func recording() throws {
    let guide = try SourceFile("Guides/Comparison.md").lines
    let recording = try SourceFile("Examples/Sequences/delete-confirmed/protocol-split.txt").lines
    let start = try #require(guide.firstIndex(of: "# Delete a person, confirmed: protocol-split"))
    let quoted = guide[start...].prefix { $0 != "```" }.filter { $0 != "…" }
    #expect(quoted.count > 10)
    let change = recording.difference(from: quoted)
    #expect(change.removals.isEmpty, "the recording does not contain these lines")
  }

  @Test("the section of running times has seven rows and the command that prints them")
  func runningTimes() throws {
    let guide = try SourceFile("Guides/Comparison.md").lines
    let begin = try #require(guide.firstIndex(of: GuideSection.running.begin))
    let end = try #require(guide.firstIndex(of: GuideSection.running.end))
    let rows = guide[begin..<end].filter { $0.hasPrefix("| ") }
    #expect(rows.count == 8, "a head and seven rows")
    #expect(guide[begin..<end].contains { $0.contains("`swift run -c release compare") })
  }
}
