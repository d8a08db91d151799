import Diagnosis
import Testing

@Suite("Finding view controllers")
struct ControllerTests {
  private func names(_ texts: String...) -> [String] {
    AppDiagnosis(texts.enumerated().map { ("\($0.offset).swift", $0.element) })
      .controllers.map(\.name)
  }

  @Test(
    "a class is a view controller if the first inherited type is a view controller",
    arguments: [
      "UIViewController", "UITableViewController", "ViewController", "UINavigationController",
      "BaseViewController", "Generic<Item, [Int]>, Coordinated, UIViewController",
    ])
  func superclass(_ parent: String) {
    let found = names("class Screen: \(parent) {}")
    #expect(found.isEmpty == parent.hasPrefix("Generic"))
  }

  @Test("the superclass may be declared in another file")
  func chain() {
    #expect(names("class A: B {}", "class B: C {}", "class C: UIViewController {}").count == 3)
  }

  @Test("a subclass of `ViewController` is found even if the sources declare `ViewController`")
  func ownBase() {
    let found = names("class Screen: ViewController {}", "class ViewController: NSObject {}")
    #expect(found == ["Screen"])
  }

  @Test("a class that inherits from itself is not a view controller")
  func cycle() {
    #expect(names("class A: B {}", "class B: A {}").isEmpty)
  }

  @Test("a class with an overridden `viewDidLoad` is a view controller")
  func loaded() {
    #expect(names("class Panel: SitePanel { override func viewDidLoad() {} }") == ["Panel"])
  }

  @Test("the diagnosis skips models, AppKit controllers and protocols")
  func others() {
    #expect(
      names(
        "class Model: NSObject {}", "class Mac: NSViewController {}",
        "protocol Screen: UIViewController {}", "struct Row: View {}"
      ).isEmpty)
  }

  @Test("an extension in another file belongs to its class, even if it extends a type alias")
  func extensions() throws {
    let controller = try #require(
      AppDiagnosis([
        ("A.swift", "class A: UIViewController {\n}"),
        ("A+Keyboard.swift", "extension A {\n  func hide() { view.endEditing(true) }\n}"),
        ("Alias.swift", "typealias Screen = A"),
        ("B.swift", "extension Screen {\n  func leave() { dismiss(animated: true) }\n}"),
      ]).controllers.first)
    #expect(
      controller.jobs.flatMap(\.ranges).map(\.path).sorted() == ["A+Keyboard.swift", "B.swift"])
    #expect(controller.codeLines == 8)
  }

  @Test("if two modules have a class of the same name, an extension belongs to the nearest class")
  func nearest() {
    let controllers = AppDiagnosis([
      ("One/A.swift", "class A: UIViewController {\n}"),
      ("Two/A.swift", "class A: UIViewController {\n}"),
      ("Two/A+More.swift", "extension A {\n  func leave() { dismiss(animated: true) }\n}"),
    ]).controllers
    #expect(controllers.map(\.path) == ["Two/A.swift", "One/A.swift"])
    #expect(controllers.map(\.codeLines) == [5, 2])
  }

  @Test("the diagnosis contains the lines of code, the decision points and the longest function")
  func measures() throws {
    let controller = try #require(
      makeController(
        """
        // A comment.

        func short() {}
        func long() {
          if a && b { run() }
        }
        """))
    #expect(controller.codeLines == 6)
    #expect(controller.decisions == 2)
    #expect(controller.longestFunction?.name == "long()")
    #expect(controller.longestFunction?.codeLines == 3)
  }

  @Test("a controller of 80 lines needs no pattern, but a controller of 200 lines needs one")
  func small() throws {
    func made(_ lines: Int) -> ControllerDiagnosis? {
      let body = (1...lines).map { "label.alpha = \($0)" }.joined(separator: "\n")
      return makeController("func setup() {\n\(body)\n}")
    }
    let small = try #require(made(76))
    let large = try #require(made(196))
    #expect(small.codeLines == 80)
    #expect(small.needsNothing)
    #expect(large.codeLines == 200)
    #expect(!large.needsNothing)
  }

  @Test("the report contains a small controller only if the controller does four or more jobs")
  func smallWithManyJobs() throws {
    let jobs = [
      """
      func open() {
        let next = NoteViewController()
        next.title = "Note"
        navigationController?.pushViewController(next, animated: true)
      }
      """,
      """
      func fail() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        present(alert, animated: true)
      }
      """,
      """
      func keyboardWillShow(_ note: Notification) {
        tableView.contentInset.bottom = height
        tableView.scrollIndicatorInsets.bottom = height
      }
      """,
      """
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.count
      }
      """,
    ]
    let (three, four) = (
      makeController(jobs[..<3].joined(separator: "\n")),
      makeController(jobs.joined(separator: "\n"))
    )
    #expect(three?.isReported == false)
    let all = try #require(four)
    #expect(all.isReported && all.needsNothing)
    let body = jobs.joined(separator: "\n")
    let report = AppDiagnosis([("A.swift", "class A: UIViewController {\n\(body)\n}")]).text()
    #expect(
      report.contains(
        """
          Needs nothing yet, because it is small. It does 4 jobs:
          - navigation (5 lines) → Navigator
          - alerts and their answers (4 lines) → Interaction
        """), "\(report)")
  }

  @Test("the recommended first job has the lowest risk, even if another job is larger")
  func start() throws {
    let views = (1...120).map { "  label.alpha = \($0)" }.joined(separator: "\n")
    let texts = (1...16).map { "  case \($0): \"\($0) of all\"" }.joined(separator: "\n")
    let controller = try #require(
      makeController(
        "func setup() {\n\(views)\n}\nfunc text(_ n: Int) -> String {\n  switch n {\n\(texts)\n  }\n}"
      ))
    #expect(controller.jobs.first?.job == .views)
    #expect(controller.start?.job == .formatting)
  }

  @Test("the diagnosis skips a file with an unmatched bracket and reads the other files")
  func unbalanced() {
    let diagnosis = AppDiagnosis([
      ("A.swift", "class A: UIViewController {\n"), ("B.swift", "func b() { ) }"),
      ("C.swift", "class C: UIViewController {}"),
    ])
    #expect(
      diagnosis.problems.map { "\($0.path):\($0.line): \($0.sentence)" } == [
        "A.swift:1: The bracket “{” has no partner, so the file is skipped.",
        "B.swift:1: The bracket “)” has no partner, so the file is skipped.",
      ])
    #expect(diagnosis.controllers.map(\.name) == ["C"])
  }

  @Test("each branch of an `#if` may open a brace that is closed after the `#endif`")
  func branches() {
    let text = """
      class A: UIViewController {
        #if DEBUG
        func a() {
        #elseif BETA
        func b() {
        #else
        func c() {
        #endif
        }
        #if DEBUG
        func d() {}
        #else
        func e() { dismiss(animated: true) }
        #endif
      }
      """
    let diagnosis = AppDiagnosis([("A.swift", text)])
    #expect(diagnosis.problems.isEmpty)
    #expect(diagnosis.controllers.first?.jobs.flatMap(\.ranges).map(\.first) == [13])
  }

  @Test("the report omits a class named `UIViewController` and its extensions")
  func ownUIKit() {
    #expect(
      names(
        "class UIViewController: ViewController {}",
        "extension UIViewController { func close() { dismiss(animated: true) } }"
      ).isEmpty)
  }

  @Test("a quote inside a regular expression does not hide the code after it")
  func regex() {
    #expect(
      names("let quote = /\"/\nlet slash = #/[/\"](/#\nclass A: UIViewController {}") == ["A"])
  }

  @Test("the diagnosis skips SwiftUI views, and the report lists their names")
  func swiftUI() {
    let diagnosis = AppDiagnosis([("A.swift", "struct Row: View { var body: some View { x } }")])
    #expect(diagnosis.passedOver == ["A.swift: Row"])
    #expect(diagnosis.text().contains("Skipped: 1 SwiftUI view"))
    #expect(diagnosis.text(verbose: true).contains("Skipped: A.swift: Row"))
  }
}
