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

  @Test("`Guides/Comparison.md` has at most 170 lines")
  func length() throws {
    let guide = try SourceFile("Guides/Comparison.md")
    #expect(guide.length <= 170)
  }
}
