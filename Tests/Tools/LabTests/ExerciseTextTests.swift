import Foundation
import Testing

@testable import Lab

@Suite("Exercise texts")
struct ExerciseTextTests {
  static let text = """
    ---
    id: 5d20c7e1
    kind: fix
    suite: NavigatorTests, PresenterTests
    minutes: 5
    order: 1
    guide: Guides/Navigator.md#the-pattern
    ---
    # A lost edit

    The second edit is lost.
    Nothing reports it.

    ## Task

    Keep the edit.

    ## Hints

    1. A question?
       With a second line.
    2. A place.
    3. Nearly the solution.

    ## Why

    The user sees one screen instead of two.
    """

  private func exercise(_ text: String) throws(LabError) -> Exercise {
    try Exercise(parsing: text, topic: "Navigator", name: "lost-edit")
  }

  @Test("a text has keys, a problem, a task, three hints and a reason")
  func reads() throws {
    let exercise = try exercise(Self.text)
    #expect(exercise.path == "Examples/Lab/Navigator/lost-edit")
    #expect(exercise.id == "5d20c7e1" && exercise.kind == .fix)
    #expect(exercise.suites == ["NavigatorTests", "PresenterTests"])
    #expect(exercise.title == "A lost edit")
    #expect(exercise.problem == "The second edit is lost.\nNothing reports it.")
    #expect(exercise.hints[0] == "A question? With a second line.")
    #expect(exercise.hints.count == 3)
  }

  @Test(
    "an error names the file and the line",
    arguments: [
      ("id: 5d20c7e1", "id: 5d20", "2: “id” must be 8 hexadecimal digits"),
      ("kind: fix", "kind: mend", "3: “kind” must be one of predict, fix, catch"),
      ("suite: NavigatorTests, PresenterTests\n", "", "7: “suite:” is missing"),
      ("minutes: 5", "minutes: 31", "5: “minutes” must be from 5 to 30"),
      ("order: 1", "order: one", "6: “order” must be a whole number"),
      ("order: 1", "odrer: 1", "6: “odrer: 1” is not a known key with a value"),
      ("order: 1", "order: 1\norder: 2", "7: “order” is there twice"),
      ("2. A place.\n", "", "9: there are 2 hints instead of three"),
      ("## Task", "## Tasks", "9: the text must have a title and the sections"),
      ("Keep the edit.", "", "9: the task is missing"),
    ])
  func errors(old: String, new: String, reason: String) {
    let text = Self.text.replacingOccurrences(of: old, with: new)
    #expect {
      _ = try exercise(text)
    } throws: { error in
      "\(error)".hasPrefix("Examples/Lab/Navigator/lost-edit/exercise.md:\(reason)")
    }
  }

  @Test("a goal names a file, a measure and a limit, and a second goal can omit the file")
  func goals() throws {
    let path = "Sources/Screens/List/ListController.swift"
    let text = Self.text.replacingOccurrences(
      of: "kind: fix", with: "kind: cut\ngoal: \(path) decisions <= 1, lines <= 9")
    let goals = try exercise(text).goals
    #expect(goals.map(\.path) == [path, path])
    #expect(goals.map(\.limit) == [1, 9])
    let files = [
      path: "class ListController {\n  func a() { if b { c() } }\n}\n",
      "Sources/Screens/List/Other.swift":
        "extension ListController {\n  func d() { if e { f() } }\n}\nfunc g() { if h { i() } }\n",
    ]
    #expect(goals[0].value(in: files) == 2, "code in an extension counts, other code does not")
    #expect(goals[1].value(in: files) == 6)
  }

  @Test("a goal counts the code of a type, including its extensions in other folders")
  func goalKinds() throws {
    let path = "Sources/Screens/List/ListController.swift"
    let text = Self.text.replacingOccurrences(
      of: "kind: fix",
      with: "kind: cut\ngoal: \(path) uses Flows, without confirm, decisions >= 1, lines <= 9, "
        + "Sources/Screens/List never static var, never \"Offline.\"")
    let goals = try exercise(text).goals
    func values(_ files: [String: String]) -> [Int] { goals.map { $0.value(in: files) } }
    let other = "Sources/Screens/Other/Other.swift"
    let hidden = [
      path: "class ListController {\n  let flows = Flows.self\n  func Flows() {}\n}\n",
      other: "extension ListController {\n  func confirm() { a(); b(\"Offline.\") }\n}\n",
      "Sources/Screens/List/Helper.swift":
        "enum Helper {\n  static var text = \"Offline.\" // static var\n}\n",
    ]
    #expect(values(hidden) == [0, 1, 0, 8, 1, 1])
    let used = [path: "class ListController {\n  let flows = Flows()\n}\n"]
    #expect(values(used) == [1, 0, 0, 3, 0, 0])
    let results = goals.map { CheckResult.GoalResult(goal: $0, value: $0.value(in: used)) }
    #expect(results.map(\.isReached) == [true, true, false, true, true, true])
  }
}
