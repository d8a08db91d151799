import Diagnosis
import Foundation
import Testing

@Suite("The forms of the report")
struct ReportTests {
  private let diagnosis = AppDiagnosis([
    (
      "App/List.swift",
      "class ListViewController: UIViewController {\n\(listMembers)\n" + padding + "}\n"
    ),
    ("App/Small.swift", "class SmallViewController: UIViewController {\n}\n"),
  ])

  /// Members without a job, so that the controller has more than 100 lines.
  private static let padding = (1...80).map { "  var value\($0) = 0\n" }.joined()

  @Test("the text names each job, its lines, the pattern and the first step")
  func text() {
    #expect(diagnosis.text() == Self.expected)
  }

  @Test("`--all` also reports controllers that need no change")
  func all() {
    #expect(diagnosis.text(all: true).contains("SmallViewController   App/Small.swift:1\n"))
    #expect(diagnosis.text(all: true).contains("  Needs nothing: it has no job for a pattern.\n"))
    #expect(diagnosis.markdown(all: true).contains("## SmallViewController"))
  }

  @Test("a warning has the form that Xcode reads")
  func warnings() {
    #expect(
      diagnosis.warnings.split(separator: "\n").first
        == """
        App/List.swift:4: warning: ListViewController has 17 lines for making and laying out views. \
        Move `setupViews()` (lines 4–20) into a view class. See Guides/SmartView.md.
        """)
  }

  @Test("Markdown has a table for each controller")
  func markdown() {
    #expect(
      diagnosis.markdown().contains(
        """
        | making and laying out views | lines 4–20 | 17 | 0 | [SmartView](Guides/SmartView.md) \
        | Move `setupViews()` (lines 4–20) into a view class. |
        """))
    #expect(diagnosis.markdown().hasSuffix("\n1 view controller needs nothing.\n"))
  }

  @Test("JSON contains the whole diagnosis")
  func json() throws {
    let text = try diagnosis.json()
    let decoded = try JSONDecoder().decode(AppDiagnosis.self, from: Data(text.utf8))
    #expect(decoded.controllers == diagnosis.controllers)
    #expect(text.contains("\"guide\" : \"Guides/SmartView.md\""))
  }

  @Test("`complaints(over:)` names each controller that has more lines than the limit")
  func limit() throws {
    let lines = try #require(diagnosis.controllers.first?.codeLines)
    #expect(
      diagnosis.complaints(over: lines - 1) == [
        "ListViewController in App/List.swift has \(lines) lines of code, more than \(lines - 1)."
      ])
    #expect(diagnosis.complaints(over: lines).isEmpty)
  }

  @Test("a job with 17 lines comes before a job with 5 lines and 5 decision points")
  func order() {
    let jobs = diagnosis.controllers.first?.jobs.filter(\.isWorthwhile).map(\.job)
    #expect(jobs == [.views, .dataSource])
  }

  private static let expected = """
    ListViewController   App/List.swift:1
      108 lines of code, 5 decision points; the longest function is setupViews() with 17 lines.
      Start with making and laying out views, the job with the lowest risk: its calls keep their order.

      making and laying out views: 17 lines, 0 decision points → SmartView, see Guides/SmartView.md
        lines 4–20
        Move `setupViews()` (lines 4–20) into a view class.

      table or collection data source: 5 lines, 5 decision points → DataSource, see Guides/DataSource.md
        lines 22–26
        Move `tableView(_:numberOfRowsInSection:)` (lines 22–26) into a data source object.

      Leave as it is: what belongs to no job (86 lines).

    2 view controllers in 2 Swift files, 113 lines.
    1 of them needs nothing; --all shows it.

    """

  @Test("the report lists two ranges of a job if a line of another job is between them")
  func places() {
    let views = (1...110).map { "      label.alpha = \($0)" }.joined(separator: "\n")
    let text = """
      class A: UIViewController {
        override func viewDidLoad() {
      \(views)
          dismiss(animated: true)
          label.alpha = 0
        }
      }
      """
    let report = AppDiagnosis([("A.swift", text)]).text(all: true)
    #expect(report.contains("lines 3–112, 114\n"), "\(report)")
  }
}
