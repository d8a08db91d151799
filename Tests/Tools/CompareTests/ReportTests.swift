import ComparisonReport
import Foundation
import SourceMeasures
import TestSupport
import Testing

@Suite("A comparison is shown in every form with the same figures")
struct ReportTests {
  private static func measures(_ variant: Variant, _ text: String) -> VariantMeasures {
    let file = SwiftSource(
      path: "Sources/Screens/\(variant.module)/PeopleListViewController.swift", text: text)
    return VariantMeasures(
      VariantSources(variant, files: [file], tests: []), house: [], index: TypeIndex(of: []))
  }

  private static let sources = [
    measures(.massive, "import A\nfunc a(_ b: Int) {\n  if c || d {}\n}"),
    measures(.slim, "let a = 1"),
  ]

  private static func running(slim: Double) -> RunningMeasures {
    RunningMeasures(
      day: "2026-11-21", command: "swift run compare", isRelease: true, rounds: 3,
      rows: [
        .init("open", .milliseconds, [.init(.massive, 10), .init(.slim, slim)]),
        .init("memory", .megabytes, [.init(.massive, 100), .init(.slim, 90)]),
      ])
  }

  @Test("a terminal's columns stand under their variants, and no line of figures is ragged")
  func text() {
    let lines = MeasureTable(Comparison(sources: Self.sources)).text.split(separator: "\n")
    #expect(lines[0].hasSuffix("slim"))
    let figures = lines.prefix { !$0.hasPrefix("Which") }
      .filter { $0.hasPrefix("  ") }
    #expect(figures.count > 10)
    for line in figures { #expect(line.count == lines[0].count, "\(line)") }
  }

  @Test("every row of the Markdown table has as many cells as its head, whatever is in them")
  func markdown() {
    let markdown = MeasureTable(Comparison(sources: Self.sources)).markdown
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count > 10)
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 4, "\(row)")
    }
    #expect(markdown.contains("| code lines | 4 | 1 |"))
  }

  @Test("a brief table counts the roles of one variant alone together")
  func brief() {
    let folder = "Sources/Screens/\(Variant.slim.module)"
    let files = ["PeopleListViewController", "Bar", "Row"].map {
      SwiftSource(path: "\(folder)/\($0).swift", text: "let a = 1\nlet b = 2")
    }
    let slim = VariantMeasures(
      VariantSources(.slim, files: files, tests: []), house: [], index: TypeIndex(of: []))
    let comparison = Comparison(sources: [Self.sources[0], slim])
    let brief = MeasureTable(comparison, isBrief: true).markdown
    #expect(brief.contains("| – roles that no other variant has | – | 4 |"))
    #expect(brief.contains("| – PeopleListViewController | 4 | 2 |"))
    #expect(!brief.contains("– Bar"))
    #expect(MeasureTable(comparison).markdown.contains("| – Bar | – | 2 |"))
  }

  @Test("JSON holds what was measured, and can be read back")
  func json() throws {
    let comparison = Comparison(sources: Self.sources, running: Self.running(slim: 10))
    let data = Data(try comparison.json().utf8)
    let again = try JSONDecoder().decode(Comparison.self, from: data)
    #expect(again == comparison)
  }

  @Test("the goal is met up to 1.05, and missed above")
  func goal() {
    #expect(Self.running(slim: 10.5).missed?.isEmpty == true)
    #expect(Self.running(slim: 10.5).verdict.contains("is met in all 2 rows"))
    #expect(Self.running(slim: 10.6).missed?.map(\.name) == ["open"])
    #expect(Self.running(slim: 10.6).verdict.contains("missed in: open (1.06×)"))
    let alone = RunningMeasures(
      day: "", command: "", isRelease: false, rounds: 1,
      rows: [.init("open", .milliseconds, [.init(.massive, 1)])])
    #expect(alone.missed == nil)
  }

  @Test("a guide keeps what stands around its marks, and nothing of what stood between them")
  func guide() throws {
    let table = MeasureTable(Comparison(sources: Self.sources))
    let old = "before\n\(GuideSection.begin)\nold\n\(GuideSection.end)\nafter\n"
    let new = try #require(GuideSection.updated(old, with: table))
    #expect(new.hasPrefix("before\n\(GuideSection.begin)\n\n|"))
    #expect(new.hasSuffix("\(GuideSection.end)\nafter\n"))
    #expect(!new.contains("\nold\n"))
    #expect(GuideSection.updated(new, with: table) == new)
    #expect(GuideSection.updated("\(GuideSection.end)\n\(GuideSection.begin)", with: table) == nil)
  }
}
