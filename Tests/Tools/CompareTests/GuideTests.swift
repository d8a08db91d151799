import ComparisonReport
import SourceMeasures
import TestSupport
import Testing

@Suite("The guide's figures are those of the sources")
struct GuideTests {
  @Test("Guides/Comparison.md is up to date: if not, `swift run compare --update` writes it anew")
  func upToDate() throws {
    let package = try PackageSources(root: SourceFile.root)
    let table = MeasureTable(
      Comparison(sources: try VariantMeasures.all(in: package)), isBrief: true)
    let guide = try SourceFile("Guides/Comparison.md").lines
    let updated = try #require(
      GuideSection.updated(guide.joined(separator: "\n"), with: table), "it has not both marks")
    let wanted = updated.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let stale = wanted.filter { !guide.contains($0) }
    // Not `wanted == guide` in the expectation: it would print the guide three times.
    let isUpToDate = wanted == guide
    #expect(
      isUpToDate,
      "run: swift run compare --update Guides/Comparison.md; it would write \(stale)")
  }

  @Test("it has 170 lines at the most")
  func length() throws {
    let guide = try SourceFile("Guides/Comparison.md")
    #expect(guide.length <= 170)
  }
}
