import Foundation
import TestRuns
import Testing

@testable import Lab

@Suite("Checks and proofs")
@MainActor struct CheckTests {
  private let kit: SavedKit
  private let runner = ScriptedRunner()

  init() throws { kit = try SavedKit() }

  private func check(
    _ outcome: LabOutcome, expected: Int? = 1, files: [String: String] = [:]
  ) async throws -> CheckResult {
    runner.outcomes = { _ in outcome }
    var state = LabState(modules: ["Slot"])
    state.expectedTests = expected
    state.folders["Sources/Patterns/Slot"] = files
    return try await ExerciseCheck(kit.exercise("slot-fault"), in: kit.root, runner: runner)
      .run(state)
  }

  @Test("a run in which all expected tests pass solves the exercise")
  func passes() async throws {
    #expect(try await check(.run(["a": nil])).isSolved)
  }

  @Test(
    "a run with no tests, or with fewer than expected, does not solve the exercise",
    arguments: [0, 1])
  func noTest(ran: Int) async throws {
    let result = try await check(.run(ran == 0 ? [:] : ["a": nil]), expected: ran == 0 ? nil : 2)
    #expect(result.problem == .count)
  }

  @Test("the result of a failed run contains the first failure and its message")
  func fails() async throws {
    let result = try await check(.run(["a": nil, "b": "1 is not 2"]), expected: 2)
    let failure = CheckResult.Failure(
      suite: "Suite", name: "b", message: "1 is not 2", place: "File.swift:2")
    #expect(result.problem == .failed(first: failure, count: 1))
  }

  @Test("the failures that `fails.txt` declares come first, in the order of that file")
  func order() async throws {
    try kit.write(
      "Suite: c — 1 is not 2\nSuite: b — 1 is not 2\n",
      to: "Examples/Lab/Navigator/slot-fault/fails.txt")
    let outcome = LabOutcome.run(["a": "1 is not 2", "b": "1 is not 2", "c": "1 is not 2"])
    let result = try await check(outcome, expected: 3)
    #expect(result.failures.map(\.name) == ["c", "b", "a"])
  }

  @Test("a wait that timed out is listed after the other failures")
  func waitsLast() async throws {
    let wait = "The time is over, and this did not happen: the alert appears."
    let result = try await check(.run(["a": wait, "b": "1 is not 2"]), expected: 2)
    #expect(result.failures.map(\.name) == ["b", "a"])
  }

  @Test("in a change exercise, the failures of the change request's tests come first")
  func requestTestsFirst() async throws {
    try kit.addChange("ring", variants: ["MassivePeopleList"])
    try kit.write("", to: "Examples/Changes/ring/Ring.swift")
    let lines = ScriptedRunner.lines(["a": "1 is not 2", "b": "1 is not 2"])
    var outcome = LabOutcome.run([:])
    outcome.events = TestEvents(Data(lines.replacing("File.swift:2", with: "Ring.swift:2").utf8))
    runner.outcomes = { _ in outcome }
    let exercise = try kit.exercise("ring")
    let result = try await ExerciseCheck(exercise, in: kit.root, runner: runner)
      .run(exercise.state(.start, in: kit.root))
    #expect(result.failures.map(\.name) == ["b", "a"])
  }

  @Test("if files that the learner changed do not compile, only their errors are listed")
  func build() async throws {
    var outcome = LabOutcome()
    outcome.messages = CompilerMessage.all(
      in: [
        "/lab/Tests/A.swift:1:2: error: other",
        "/lab/\(SavedKit.source):3:4: error: cannot find “x”",
        "/lab/\(SavedKit.source):3:4: error: cannot find “x”",
      ], of: "/lab")
    let result = try await check(outcome)
    #expect(result.problem == .otherBuild(outcome.messages))
    let changed = try await check(outcome, files: [SavedKit.source: "let slot = x\n"])
    #expect(changed.problem == .build([outcome.messages[1]]))
    #expect(outcome.messages[1].description == "\(SavedKit.source):3: cannot find “x”")
    #expect(outcome.messages.count == 2)
  }

  @Test("a run that ends early counts as a crash, unless the time limit stopped the run")
  func crash() async throws {
    let events = TestEvents(Data(ScriptedRunner.lines(["a": nil], ends: false).utf8))
    var outcome = LabOutcome()
    (outcome.isBuilt, outcome.events) = (true, events)
    let crashed = try await check(outcome)
    #expect(crashed.problem == .crashed(running: ["Suite: a"]))
    outcome.stopped = 30
    let stopped = try await check(outcome)
    #expect(stopped.problem == .stopped(seconds: 30, running: ["Suite: a"]))
  }

  @Test("held-back tests run only after the visible tests pass, and are removed afterwards")
  func held() async throws {
    try kit.write("@Test func every() {}\n", to: "Examples/Lab/Navigator/slot-fault/Held.swift")
    let exercise = try kit.exercise("slot-fault")
    func check(visible: String?, held: String?) async throws -> CheckResult {
      runner.outcomes = { state in
        state.tests.isEmpty ? .run(["a": visible]) : .run(["every value": held])
      }
      return try await ExerciseCheck(exercise, in: kit.root, runner: runner)
        .run(exercise.state(.solved, in: kit.root))
    }
    let failed = try await check(visible: "1 is not 2", held: "3 is not 4")
    #expect(failed.failures.map(\.name) == ["a"])
    let rejected = try await check(visible: nil, held: "3 is not 4")
    #expect(rejected.problem == .held(["every value"]))
    #expect(!CheckReport(exercise, rejected).text.contains("3 is not 4"))
    #expect(runner.written?.tests == [:])
    let solved = try await check(visible: nil, held: nil)
    #expect(solved.isSolved)
  }

  @Test("a skipped test does not count as passed")
  func skipped() async throws {
    var outcome = LabOutcome.run(["a": nil, "b": nil])
    let lines = ScriptedRunner.lines(["a": nil, "b": nil])
    outcome.events = TestEvents(
      Data(
        lines.replacing(
          #"testStarted","testID":"Module.Suite/b"#, with: #"testSkipped","testID":"Module.Suite/b"#
        ).utf8))
    let result = try await check(outcome, expected: 2)
    #expect(result.problem == .uncounted("A test did not run: Suite: b."))
  }

  @Test(
    "a kit test counts only if it exists, evaluates its expectations and hides no failure",
    arguments: [
      ("struct A { @Test func b() { #expect(x) } }", nil),
      ("struct A { @Test func b() { #expect(true); _ = (x) } }", "The test A.b has 0 expectations"),
      ("struct A {}", "A test of the kit is missing: A.b."),
      ("struct A { @Test func b() { withKnownIssue { #expect(x) } } }", "withKnownIssue"),
      ("struct A { @Test func b() { if false { #expect(x) } } }", "may be skipped"),
      ("struct A { @Test func b() { return; #expect(x) } }", "may be skipped"),
      ("struct A { @Test func b() { #expect(x || true) } }", "may be skipped"),
      ("struct A { @Test(arguments: []) func b() { #expect(x) } }", "fewer cases may run"),
    ])
  func counted(_ text: String, _ sentence: String?) {
    let path = "Tests/ATests/A.swift"
    let kit = [path: "struct A { @Test func b() { #expect(x) } }"]
    let problem = CountedTests.problem(in: [path: text], start: kit, solution: kit)
    #expect(sentence.map { problem?.contains($0) == true } ?? (problem == nil))
  }

  @Test(
    "a test that waits for a fixed time, reads files or detects an earlier run does not count",
    arguments: [
      ("for _ in 1...9 { await Task.yield() }", true), ("try await Task .sleep(for: day)", true),
      ("while isBusy { await Task.yield() }", false),
      ("// for _ in 1...9 { await Task.yield() }", false), ("let kit = #filePath", true),
      (#"read("Sources/A.swift")"#, true), (#"read("A.swift")"#, true),
      ("Thread .sleep(forTimeInterval: 1)", true),
      ("for _ in 1...9 where isBusy { await Task.yield() }", false),
      ("while n < 9 { n += 1; await Task.yield() }", true),
      ("while isBusy, n < 9 { n += 1; await Task.yield() }", false),
      ("for _ in 1...9 { if isDone { return }; await Task.yield() }", false),
      ("await Task.yield(); await Task.yield()", false),
      (String(repeating: "await Task.yield()\n", count: 3), true),
      ("FileManager.default.fileExists(atPath: path)", true), ("text.append(contentsOf: b)", false),
      ("String(contentsOf: url)", true), ("CommandLine.arguments.count == 3", true),
    ])
  func faultOfTest(_ text: String, _ isFaulty: Bool) {
    #expect((CountedTests.fault(of: text) != nil) == isFaulty)
  }

  @Test("the size of a change is the number of changed source files, lines and existing tests")
  func touched() {
    let (source, test) = ("Sources/A.swift", "Tests/ATests.swift")
    let old = [source: "let a = 1\nlet b = 2\n", test: "@Test func a() {\n}\n"]
    let new = [source: "let a = 1\nlet b = 3\n", test: "@Test func a() {\n  b()\n}\n"]
    let touched = CheckResult.Touched(from: old, to: new)
    #expect((touched.files, touched.lines, touched.tests) == (1, 2, 1))
    #expect(touched.parts == ["A.swift": 2])
  }

  @Test("a failure names the line of the expectation and the argument of the test")
  func failurePlace() {
    let id = "ATests.Suite/a(_:)/File.swift:2:4"
    let issue =
      #""issue":{"isKnown":false,"sourceLocation":{"fileID":"ATests/File.swift","line":9}}"#
    let lines = [
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"a(_:)"}}"#,
      #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)",\#(issue),"#
        + #""_testCase":{"displayName":".mvvm"},"messages":[{"text":"1 == 2"}]}}"#,
    ]
    let failure = TestEvents(Data(lines.joined(separator: "\n").utf8)).failures.first
    #expect(failure?.place == "File.swift:9")
    #expect(failure?.messages == ["With .mvvm: 1 == 2"])
  }
}

/// A runner that returns the outcomes that a test sets.
@MainActor final class ScriptedRunner: LabRunning {
  var outcomes: (LabState) -> LabOutcome = { _ in LabOutcome() }
  private(set) var written: LabState?

  func outcome(of state: LabState) async throws -> LabOutcome {
    written = state
    return outcomes(state)
  }

  func write(_ state: LabState) throws { written = state }

  /// Returns the events of a run of these tests, each with its failure message or nil.
  nonisolated static func lines(_ tests: [String: String?], ends: Bool = true) -> String {
    var lines: [String] = []
    for (index, (name, message)) in tests.sorted(by: { $0.key < $1.key }).enumerated() {
      let id = "Module.Suite/\(name)()/File.swift:\(index + 1):1"
      lines.append(
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(name)"}}"#)
      func event(_ kind: String, _ more: String = "") {
        let payload = #"{"kind":"\#(kind)","testID":"\#(id)"\#(more)}"#
        lines.append(#"{"kind":"event","payload":\#(payload)}"#)
      }
      event("testStarted")
      if let message {
        event(
          "issueRecorded", #","issue":{"isKnown":false},"messages":[{"text":"\#(message)"}]"#)
      }
      if ends { event("testEnded") }
    }
    if ends { lines.append(#"{"kind":"event","payload":{"kind":"runEnded"}}"#) }
    return lines.joined(separator: "\n")
  }
}

extension LabOutcome {
  /// Returns the outcome of a run. The values of `tests` are failure messages, or nil for passed
  /// tests.
  static func run(_ tests: [String: String?]) -> Self {
    var outcome = LabOutcome()
    outcome.isBuilt = true
    outcome.events = TestEvents(Data(ScriptedRunner.lines(tests).utf8))
    return outcome
  }
}
