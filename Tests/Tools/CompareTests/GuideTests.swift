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

  @Test("the table of architectures is up to date")
  func architectures() throws {
    let package = try PackageSources(root: SourceFile.root)
    let table = MeasureTable(
      try VariantMeasures.all(in: package), try requests.get(),
      FaultResults(try committedFaults()))
    let guide = try SourceFile("Guides/Architectures.md").lines.joined(separator: "\n")
    let updated = try #require(
      GuideSection.architectures.updated(guide, with: table), "The guide has not both marks.")
    let isUpToDate = updated == guide
    #expect(isUpToDate, "run: swift run compare --no-run --update Guides/Architectures.md")
  }

  @Test("Architectures.md has a section for each people list, in the order of the table's columns")
  func sections() throws {
    let guide = try SourceFile("Guides/Architectures.md").lines
    let headings = guide.filter { $0.hasPrefix("## ") }.map {
      $0.dropFirst(3).lowercased().replacing(" ", with: "-")
    }
    #expect(Array(headings.prefix(8)) == VariantGroup.people.variants.map(\.rawValue))
  }

  @Test(
    "the guide is not too long",
    arguments: [("Guides/Comparison.md", 170), ("Guides/Architectures.md", 350)])
  func length(_ path: String, _ limit: Int) throws {
    let guide = try SourceFile(path)
    #expect(guide.length <= limit)
  }
}
