import Foundation
import SourceMeasures
import TestSupport
import Testing

@testable import ComparisonReport

@Suite("Report formats")
struct ReportTests {
  private static func measures(_ variant: Variant, _ text: String) -> VariantMeasures {
    let file = SwiftSource(
      path: "Sources/Screens/\(variant.rawValue)/PeopleListViewController.swift", text: text)
    return VariantMeasures(
      VariantSources(variant, files: [file], tests: []), all: [])
  }

  private static let sources = [
    measures(.massive, "import A\nfunc a(_ b: Int) {\n  if c || d {}\n}"),
    measures(.slim, "let a = 1"),
  ]

  private static func running(slim: Double) -> RunningMeasures {
    RunningMeasures(
      command: "swift run compare", isRelease: true, rounds: 3,
      rows: [
        .init("open", "ms", [.massive: 10, .slim: slim]),
        .init("memory", "MB", [.massive: 100, .slim: 90]),
      ])
  }

  @Test("the columns of the text table are aligned")
  func text() {
    let table = MeasureTable(Comparison(sources: Self.sources))
    let lines = table.text.split(separator: "\n")
    #expect(lines[0].hasSuffix("slim"))
    let figures = lines.dropFirst(2).prefix(10)
    for line in figures { #expect(line.count == lines[0].count, "\(line)") }
  }

  @Test("the default table has ten rows, and the complete table has all roles")
  func complete() {
    let comparison = Comparison(sources: Self.sources)
    let brief = MeasureTable(comparison)
    #expect(brief.groups.map(\.rows.count) == [10])
    #expect(!brief.markdown.contains("PeopleListViewController |"))
    let complete = MeasureTable(comparison, isComplete: true)
    #expect(complete.groups.count == 4)
    #expect(complete.notes.contains { $0.contains("asterisk") })
    #expect(!brief.notes.contains { $0.contains("asterisk") })
    #expect(complete.markdown.contains("| PeopleListViewController | 4 | 1 |"))
  }

  @Test("without decision tests, the table has eight measures and no note about tests")
  func withoutTests() {
    let table = MeasureTable(
      Comparison(sources: Self.sources), isComplete: true, hasTests: false)
    #expect(table.groups.first?.rows.count == 8)
    #expect(!table.text.contains("test"))
  }

  @Test("the first mark of a guide's section contains the command that updates the section")
  func groupSection() {
    let group = VariantGroup(name: "other", controllerRole: "", members: [])
    #expect(GuideSection.sources(of: group).begin.contains("swift run compare other --update"))
    #expect(GuideSection.sources.begin.contains("swift run compare --update"))
  }

  @Test("each row of the Markdown table has a cell for each variant")
  func markdown() {
    let markdown = MeasureTable(Comparison(sources: Self.sources)).markdown
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 12)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)")
    }
    #expect(markdown.contains("| code lines | 4 | 1 |"))
  }

  @Test("JSON contains all measures and can be decoded")
  func json() throws {
    let comparison = Comparison(sources: Self.sources, running: Self.running(slim: 10))
    let data = Data(try comparison.json().utf8)
    let again = try JSONDecoder().decode(Comparison.self, from: data)
    #expect(again == comparison)
  }

  @Test("a ratio of slim to massive of at most 1.05 meets the goal")
  func goal() {
    #expect(Self.running(slim: 10.5).missed?.isEmpty == true)
    #expect(Self.running(slim: 10.5).verdict.contains("is met in all 2 rows"))
    #expect(Self.running(slim: 10.6).missed?.map(\.name) == ["open"])
    #expect(Self.running(slim: 10.6).verdict.contains("missed in: open (1.06×)"))
    let alone = RunningMeasures(
      command: "", isRelease: false, rounds: 1,
      rows: [.init("open", "ms", [.massive: 1])])
    #expect(alone.missed == nil)
  }

  @Test("an update replaces only the text between the marks")
  func guide() throws {
    let table = MeasureTable(Comparison(sources: Self.sources))
    let old = "before\n\(GuideSection.sources.begin)\nold\n\(GuideSection.sources.end)\nafter\n"
    let new = try #require(GuideSection.sources.updated(old, with: table))
    #expect(new.hasPrefix("before\n\(GuideSection.sources.begin)\n\n|"))
    #expect(new.hasSuffix("\(GuideSection.sources.end)\nafter\n"))
    #expect(!new.contains("\nold\n"))
    #expect(GuideSection.sources.updated(new, with: table) == new)
    #expect(
      GuideSection.sources.updated(
        "\(GuideSection.sources.end)\n\(GuideSection.sources.begin)", with: table) == nil)
  }

  @Test(
    "a number is shown with three digits, and a number above 999 as an integer",
    arguments: [
      (0.004, "0.00"), (9.994, "9.99"), (10, "10.0"), (99.94, "99.9"), (100, "100"),
      (1_234.4, "1,234"), (1_000_005, "1,000,005"),
    ])
  func short(value: Double, text: String) {
    #expect(Figures.short(value) == text)
  }

  @Test("for the goal, a ratio is rounded to two decimals, and a ratio to zero is nil")
  func ratios() {
    #expect(Self.running(slim: 10.54).missed?.isEmpty == true)
    #expect(RunningMeasures.Row("open", "ms", [.massive: 0, .slim: 9]).ratio(of: .slim) == nil)
  }

  @Test("the running times have a note about debug builds only in debug builds")
  func debugBuild() {
    func hasNote(isRelease: Bool) -> Bool {
      let running = RunningMeasures(
        command: "swift run compare", isRelease: isRelease, rounds: 1, rows: [])
      return MeasureTable(running).notes.contains { $0.contains("debug build") }
    }
    #expect(hasNote(isRelease: false))
    #expect(!hasNote(isRelease: true))
  }
}
