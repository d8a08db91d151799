import Diagnosis
import Testing

@Suite("The first step of a job")
struct FirstStepTests {
  @Test("the first step moves a member that mostly does the job, or else lines of a mixed member")
  func firstStep() throws {
    let controller = try #require(
      makeController(
        """
        func mixed() {
          label.text = title
          label.alpha = 1
          label.font = font
          store.save(one)
          store.save(two)
          store.save(three)
          client.upload(one)
          client.upload(two)
        }
        func fill() {
          label.alpha = 0
        }
        """))
    #expect(
      controller.jobs.first { $0.job == .views }?.firstStep
        == "Move `fill()` (lines 13–15) into a view class. One other member follows.")
    #expect(
      controller.jobs.first { $0.job == .persistence }?.firstStep.contains(
        "lines 7–9 of `mixed()`") == true)
  }

  @Test("the report names the file of a member outside the class's file, and cuts a long signature")
  func otherFile() throws {
    let labels = (1...30).map { "value\($0): Int" }.joined(separator: ", ")
    let body = (1...110).map { "label.alpha = \($0)" }.joined(separator: "\n")
    let report = AppDiagnosis([
      ("App/A.swift", "class A: UIViewController {\n}\n"),
      ("App/A+Views.swift", "extension A {\nfunc set(\(labels)) {\n\(body)\n}\n}\n"),
    ]).text()
    #expect(report.contains("\n    lines A+Views.swift 2–113\n"), "\(report)")
    #expect(report.contains("…)` (lines 2–113 in A+Views.swift) into a view class."), "\(report)")
    for line in report.split(separator: "\n") { #expect(line.count < 180, "\(line)") }
  }

  @Test("the first step names the lines of a method that also does other work")
  func partOfMethod() throws {
    let controller = try #require(
      makeController(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          label.alpha = 1
          label.font = font
          label.textColor = .red
        }
        """))
    #expect(
      controller.jobs.first?.firstStep
        == "Move lines 5–7 of `viewDidLoad()` into a view class.")
  }

  @Test("if a controller has a coordinator, the first step does not suggest a navigator")
  func coordinator() throws {
    let calls = (1...20).map { "func open\($0)() { coordinator?.showPage\($0)() }" }
      .joined(separator: "\n")
    let push = "func open() {\nnavigationController?.pushViewController(next, animated: true)\n}"
    let only = try #require(makeController("var coordinator: Coordinator?\n" + calls))
    let mixed = try #require(makeController("var coordinator: Coordinator?\n\(calls)\n\(push)"))
    #expect(only.jobs.first { $0.job == .navigation }?.isWorthwhile == false)
    #expect(
      mixed.jobs.first { $0.job == .navigation }?.firstStep
        == "Move `open()` (lines 24–26) into `coordinator`, which the controller already calls.")
  }

  @Test("the first step does not name instances that the initializer already takes")
  func defaults() throws {
    let controller = try #require(
      makeController(
        """
        init(store: Store = Store.shared,
          api: API = API.shared) {
          self.store = store
        }
        func count() { total = Counter.shared.count }
        """))
    let services = controller.jobs.first { $0.job == .services }
    #expect(services?.firstStep == "Pass the instance in `count()` (line 7) to the initializer.")
  }
}
