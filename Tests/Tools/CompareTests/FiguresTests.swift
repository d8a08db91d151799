import SourceMeasures
import Testing

@testable import ComparisonReport

@Suite("Figures and bars say what they count, no more and no less")
struct FiguresTests {
  @Test(
    "a figure has three digits that count, and all of those before the point",
    arguments: [
      (0.004, "0.00"), (9.994, "9.99"), (10, "10.0"), (99.94, "99.9"), (100, "100"),
      (1_234.4, "1,234"),
    ])
  func short(value: Double, text: String) {
    #expect(Figures.short(value) == text)
  }

  private static func running(
    isRelease: Bool = true, _ rows: [RunningMeasures.Row]
  ) -> RunningMeasures {
    RunningMeasures(
      day: "2026-11-21", command: "swift run compare", isRelease: isRelease, rounds: 1, rows: rows)
  }

  private static let open = RunningMeasures.Row(
    "open", .milliseconds, [.init(.massive, 10), .init(.slim, 9)])

  @Test("nothing is a multiple of nothing")
  func ratioToZero() {
    let row = RunningMeasures.Row("open", .milliseconds, [.init(.massive, 0), .init(.slim, 9)])
    #expect(row.ratio(of: .slim) == nil)
  }

  @Test("the goal is judged by what is shown: a third decimal misses nothing")
  func thirdDecimal() {
    let row = RunningMeasures.Row(
      "open", .milliseconds, [.init(.massive, 1_000), .init(.slim, 1_054)])
    #expect(Self.running([row]).missed?.isEmpty == true)
  }

  @Test("one row that was not run for both is enough for no verdict")
  func oneRowMissing() {
    let alone = RunningMeasures.Row("memory", .megabytes, [.init(.massive, 1)])
    #expect(Self.running([Self.open, alone]).missed == nil)
  }

  @Test("a debug build's times are told to mean nothing, a release build's are not")
  func debugBuild() {
    func says(isRelease: Bool) -> Bool {
      MeasureTable.notes(of: Self.running(isRelease: isRelease, [Self.open]))
        .contains { $0.contains("debug build") }
    }
    #expect(says(isRelease: false))
    #expect(!says(isRelease: true))
  }

  private static func chart(_ pieces: [BarChart.Piece]) -> BarChart {
    BarChart(
      title: "A", caption: "B", bars: [BarChart.Bar(name: "slim", figure: "9", pieces: pieces)])
  }

  @Test("a bar of one piece is read out once")
  func onePiece() {
    let bar = Self.chart([.init("tests", count: 9, colour: "one")]).bars[0]
    #expect(bar.alternative == "slim: 9")
  }

  @Test("a piece without a value is in no legend")
  func legend() {
    let html = Self.chart([
      .init("tests", count: 9, colour: "one"), .init("doubles", count: 0, colour: "two"),
    ]).html
    #expect(html.contains("tests</li>"))
    #expect(!html.contains("doubles"))
  }

  @Test("the smallest piece can still be seen")
  func smallest() {
    let html = Self.chart([
      .init("tests", count: 10_000, colour: "one"), .init("doubles", count: 1, colour: "two"),
    ]).html
    #expect(html.contains("width=\"1.0\" height=\"20\" fill=\"var(--two)\""))
  }

  @Test("the pieces of a variant's decisions are all of them, and none twice")
  func decisions() throws {
    let text = """
      func a() { if true { b() } else if true { c() } }
      """
    let files = ["PeopleListViewController", "ViewModel"].map {
      SwiftSource(
        path: "Sources/Screens/SlimPeopleList/\($0).swift",
        text: ($0 == "ViewModel" ? "" : "import HeadlessUI\n") + text)
    }
    let sources = VariantSources(.slim, files: files, tests: [])
    let measures = VariantMeasures(sources, house: [], index: TypeIndex(of: []))
    let chart = try #require(
      BarChart.all(of: Comparison(sources: [measures])).first { $0.title == "Decision points" })
    #expect(chart.bars[0].pieces.map(\.value) == [2, 0, 2])
  }

  @Test("each two variants are compared once, and no file's name ends the page's script")
  func pairs() {
    let variants = [Variant.massive, .mvvm, .slim].map { variant in
      VariantSources(
        variant,
        files: [
          SwiftSource(path: "Sources/Screens/\(variant.module)/A<B.swift", text: "let a = 1")
        ],
        tests: [])
    }
    let measures = variants.map { VariantMeasures($0, house: [], index: TypeIndex(of: [])) }
    let data = ComparisonPage(Comparison(sources: measures), variants).differenceData
    #expect(
      data.matches(of: /"[a-z]+ [a-z]+":/).map { String($0.output) }
        == ["\"massive mvvm\":", "\"massive slim\":", "\"mvvm slim\":"])
    #expect(data.contains("A\\u003cB"))
  }
}
