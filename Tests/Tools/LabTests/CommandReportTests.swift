import Foundation
import Testing

@testable import Lab

@Suite("The report of a check")
struct CommandReportTests {
  private func report(
    _ problem: CheckResult.Problem?, _ change: (inout CheckResult) -> Void = { _ in }
  ) throws -> String {
    var result = CheckResult(problem)
    change(&result)
    return CheckReport(try Self.exercise(), result).text
  }

  static func exercise() throws -> Exercise {
    try Exercise(
      parsing: """
        ---
        id: 00000001
        kind: fix
        suite: SlotTests
        minutes: 5
        order: 1
        guide: Guides/Navigator.md
        ---
        # A lost edit

        The second edit is lost.

        ## Task

        Keep it.

        ## Hints

        1. One.
        2. Two.
        3. Three.

        ## Why

        The user sees one screen instead of two.
        """, topic: "Navigator", name: "lost-edit")
  }

  @Test("the report on a solved exercise contains the number of tests, the reason and the guide")
  func solved() throws {
    let text = try report(nil) { $0.ran = 31 }
    #expect(
      text == """
        ✔ Solved. 31 tests ran, and all passed.

        The user sees one screen instead of two.

        Read more: Guides/Navigator.md

        """)
  }

  @Test("for a compiler error, the report contains the line and the file's path inside Lab")
  func build() throws {
    let error = CompilerMessage(
      kind: .error, path: "Sources/A.swift", line: 7, text: "no such name")
    let text = try report(.build([error]))
    #expect(
      text == """
        ✘ Not solved yet. Your files do not compile:
          Lab/Sources/A.swift:7: no such name

        """)
  }

  @Test(
    "for errors in files that the learner did not change, the report states the reason",
    arguments: [
      ("Tests/ExerciseTests/Given.swift", "extra comma", "The given test does not compile with"),
      ("Sources/B.swift", "extra comma", "Other files do not compile with your files:"),
      ("Sources/B.swift", "cannot find 'A' in scope", "names that your files do not declare: A."),
      (nil, "no compiler", "The package cannot be built:\n  no compiler"),
    ])
  func others(_ path: String?, _ text: String, _ sentence: String) throws {
    let error = CompilerMessage(kind: .error, path: path, line: 3, text: text)
    let report = try report(.otherBuild([error]))
    #expect(report.contains(sentence))
  }

  @Test("if the given test uses undeclared names, the report lists each name once")
  func missingNames() throws {
    let texts = [
      "cannot find 'ListModel' in scope", "cannot find type 'Row' in scope",
      "cannot find 'ListModel' in scope", "value of type 'List' has no member 'title'",
      "extra argument 'now' in call", "cannot infer contextual base in reference to member 'a'",
    ]
    let errors = texts.map {
      CompilerMessage(
        kind: .error, path: "Tests/ExerciseTests/Given.swift", line: 3, text: $0)
    }
    let text = try report(.otherBuild(errors))
    #expect(
      text == """
        ✘ Not solved yet. The given test needs names that your files do not declare yet: ListModel, \
        Row, List.title, argument now.

        """)
  }

  @Test("the report omits an error that names no file if another error names a file")
  func withoutFile() {
    var outcome = LabOutcome()
    outcome.messages = CompilerMessage.all(
      in: [
        "error: emit-module command failed with exit code 1 (use -v to see invocation)",
        "/lab/A.swift:1:5: error: no such name",
      ], of: "/lab")
    #expect(outcome.errors.map(\.text) == ["no such name"])
    outcome.messages.removeLast()
    #expect(outcome.errors.count == 1)
  }

  @Test("the report counts the failed tests, and shows the message of the first failed test")
  func failed() throws {
    let failure = CheckResult.Failure(
      suite: "ReentryTests", name: "an edit runs after the first", message: "Expectation failed",
      place: "ReentryTests.swift:31")
    let text = try report(.failed(first: failure, count: 2)) { $0.ran = 31 }
    #expect(
      text == """
        ✘ Not solved yet. 2 of 31 tests failed. The first:
          ReentryTests: “an edit runs after the first” (ReentryTests.swift:31)
          Expectation failed

        """)
  }

  @Test("the report lists the names of at most nine other failed tests and counts the rest")
  func otherFailures() throws {
    let failures = (1...12).map { number in
      CheckResult.Failure(
        suite: "SlotTests", name: "rule \(number)", message: "1 is not 2", place: "S.swift:2")
    }
    let text = try report(.failed(first: failures[0], count: 12)) { $0.failures = failures }
    #expect(text.contains("1 is not 2\nThese failed too:\n  SlotTests: “rule 2”\n"))
    #expect(text.hasSuffix("  SlotTests: “rule 10”\n  and 2 more\n"))
  }

  @Test(
    "for a time-out, a crash or a wrong prediction, the report describes the problem",
    arguments: [
      (.stopped(seconds: 30, running: ["A: b"]), "did not end within 30 seconds.\nThis test was"),
      (
        .crashed(running: ["A: b", "A: c"]),
        "crashed.\nThese tests were running:\n  A: b\n  A: c"
      ),
      (.count, "No test ran."),
      (
        .prediction(line: 3, text: "a: ?", difference: "It is wrong at “?”."),
        "Line 3 of your prediction is wrong: “a: ?”. It is wrong at “?”."
      ),
      (.predictionLines(count: 1, expected: 4), "has 1 line instead of 4."),
      (.other("It is odd."), "It is odd."),
    ] as [(CheckResult.Problem, String)])
  func problems(_ problem: CheckResult.Problem, _ sentence: String) throws {
    let text = try report(problem)
    #expect(text.contains(sentence))
  }

  @Test("if fewer tests ran than expected, the report has both numbers")
  func count() throws {
    let text = try report(.count) { ($0.ran, $0.expected) = (30, 31) }
    #expect(text.contains("30 tests ran instead of 31"))
  }

  @Test("for a missed fault, the report describes what a user of the app would see")
  func missed() throws {
    let text = try report(.missed) { result in
      result.chaffs = [
        .init(name: "chaff-1", says: "The row stays.", verdict: .missed),
        .init(name: "chaff-2", says: "The row blinks.", verdict: .caught),
        .init(name: "chaff-3", says: "The app stops.", verdict: .crashed),
      ]
    }
    #expect(
      text == """
        ✘ Not solved yet. Your test notices 1 of 3 faults. It misses:
          - The row stays.
          - The app stops. (Your test crashes. It must fail by an expectation.)

        """)
  }

  @Test("for a goal that is not reached, the report contains the value and the limit")
  func goals() throws {
    let goal = try #require(try Goal.all(parsing: "Sources/A/List.swift decisions <= 20").first)
    let text = try report(.goals) { $0.goals = [.init(goal: goal, value: 25)] }
    #expect(text.contains("List has 25 decision points. The goal is at most 20."))
  }

  @Test("the report on a change lists files whose count of changed lines differs from the kit's")
  func parts() throws {
    var result = CheckResult()
    result.touched = [["A.swift": 3, "B.swift": 1], ["B.swift": 1, "C.swift": 4]].map { parts in
      var touched = CheckResult.Touched()
      touched.parts = parts
      return touched
    }
    let text = CheckReport(try Self.exercise(), result).text
    #expect(
      text.contains("\n  A.swift: yours 3, the kit's 0\n  C.swift: yours 0, the kit's 4\n\n"))
  }

  @Test("the timings have a line for each step and the total")
  func timings() throws {
    var result = CheckResult()
    result.steps = [.init(name: "build", seconds: 1.234), .init(name: "test", seconds: 0.05)]
    let text = CheckReport(try Self.exercise(), result).timings
    #expect(text == "  1.23 s  build\n  0.05 s  test\n  1.28 s  total\n")
  }
}
