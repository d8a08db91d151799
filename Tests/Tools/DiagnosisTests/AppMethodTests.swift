import Diagnosis
import Testing

@Suite("The jobs of the app's methods that a view controller calls")
struct AppMethodTests {
  /// A controller and another file of its app.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The job of the controller's third line, or nil if this line has no job.
    let job: Job?
    let member: String
    let call: String
    let other: String

    init(
      _ description: String, _ job: Job?, member: String = "", call: String, _ other: String
    ) {
      (testDescription, self.job, self.member) = (description, job, member)
      (self.call, self.other) = (call, other)
    }
  }

  private static let archive = """
    final class Archive {
      static let shared = Archive()
      func keep() { UserDefaults.standard.set(1, forKey: "kept") }
      static func empty() { FileManager.default.removeItem(at: folder) }
    }
    """
  private static let question = """
    func warn() { present(UIAlertController(title: "Careful"), animated: true) }
    """

  static let examples = [
    Example(
      "a method of a property's type", .persistence, member: "let box: Archive", call: "box.keep()",
      archive),
    Example(
      "a method of the type of a property's initial value", .persistence,
      member: "let box = Archive()", call: "self.box?.keep()", archive),
    Example("a method of a shared instance", .persistence, call: "Archive.shared.keep()", archive),
    Example("a static method", .persistence, call: "Archive.empty()", archive),
    Example(
      "a method of a property that has the name of its type", .persistence,
      call: "app.archive.keep()",
      archive),
    Example(
      "a method that calls another method of its type", .networking, call: "Mailbox.deliver()",
      """
      enum Mailbox {
        static func deliver() { transmit() }
        static func transmit() { URLSession.shared.dataTask(with: url).resume() }
      }
      """),
    Example(
      "a function outside types", .networking, call: "deliver()",
      "func deliver() { URLSession.shared.dataTask(with: url).resume() }"),
    Example(
      "a method of an extension of `UIViewController`", .alerts, call: "warn()",
      "extension UIViewController {\n\(question)\n}"),
    Example(
      "a method of the superclass", .alerts, call: "self.warn()",
      "class BaseController: UIViewController {\n\(question)\n}"),
    Example(
      "a method of a protocol of the superclass", .alerts, call: "warn()",
      """
      class BaseController: UIViewController, Warning {}
      protocol Warning {}
      extension Warning {\n\(question)\n}
      """),
    Example(
      "a method of a view model has no job", nil, member: "let model: ListViewModel",
      call: "model.keep()",
      "final class ListViewModel { func keep() { UserDefaults.standard.set(1, forKey: \"a\") } }"),
    Example(
      "a method of another view controller has no job", nil, member: "let other: OtherController",
      call: "other.warn()",
      "class OtherController: UIViewController {\n\(question)\n}"),
    Example(
      "a method of an unknown object has no job", nil, call: "box.keep()", archive),
    Example(
      "overloads with different jobs have no job", nil, call: "Archive.move(1)",
      """
      enum Archive {
        static func move(_ place: Int) { UserDefaults.standard.set(1, forKey: "place") }
        static func move(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      """),
    Example(
      "an overload of a UIKit method does not count", .navigation,
      call: "present(PersonController(), animated: true)",
      "extension UIViewController {\n  func present(_ text: String) { \(question) }\n}"),
    Example(
      "a method of a network client is networking, although it stores the reply", .networking,
      call: "TripClient.book()",
      "enum TripClient { static func book() { UserDefaults.standard.set(1, forKey: \"a\") } }"),
    Example(
      "a method whose name begins with `show` has no job", nil, call: "Archive.showLast()",
      "enum Archive { static func showLast() { UserDefaults.standard.set(1, forKey: \"a\") } }"),
    Example(
      "a method that only writes a log has no job", nil, call: "Journal.note()",
      "enum Journal { static func note() { FileHandle.standardError.write(line) } }"),
  ]

  @Test("a call has the job of the method that it calls", arguments: examples)
  func job(_ example: Example) throws {
    let text = """
      class ListController: BaseController {
        \(example.member)
        func tap() { \(example.call) }
        override func viewDidLoad() {}
      }
      """
    let app = AppDiagnosis([("List.swift", text), ("Other.swift", example.other)])
    let controller = try #require(app.controllers.first { $0.name == "ListController" })
    let jobs = controller.jobs.filter { $0.job != .services && $0.job != .observation }
    #expect(
      jobs.filter { $0.ranges.contains { $0.lines.contains(3) } }.map(\.job)
        == [example.job].compactMap(\.self))
  }

  @Test("the order of the files does not change the report")
  func order() {
    let files = [
      ("A.swift", "class A: UIViewController { func tap() { Mailbox.deliver() } }"),
      ("B.swift", "enum Mailbox { static func deliver() { Post.transmit() } }"),
      ("C.swift", "enum Post { static func transmit() { URLSession.shared.dataTask(with: url) } }"),
    ]
    let report = AppDiagnosis(files).controllers
    #expect(report.first?.jobs.map(\.job) == [.networking])
    #expect(AppDiagnosis(files.reversed()).controllers == report)
  }
}
