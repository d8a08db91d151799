import Foundation
import Testing

@testable import Copies

@Suite("The report on checked copies")
@MainActor
struct ReportTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  /// Copies Counter, makes the given edits, and returns the report.
  private func report(
    edit line: Int? = 1, steps: String? = nil, _ check: FakeCheck
  ) async throws -> (isSuccess: Bool, text: String) {
    let copies = try await saved.makeCopies()
    if let line { try saved.edit(line: line) }
    if let steps { try saved.write(steps, to: "my app/Sources/MyApp/Counter/Steps.swift") }
    return try await check.report(
      on: try CheckedCopies(["Counter"], of: copies, in: saved.kit) { $0.mine },
      original: try CheckedCopies(["Counter"], of: copies, in: saved.kit) { $0.base })
  }

  @Test("if all tests pass, the report contains their number")
  func passed() async throws {
    let report = try await report(FakeCheck { _ in .passed(count: 3) })
    #expect(report.isSuccess)
    #expect(report.text == "The copies compile in three modes, and all 3 tests pass.")
  }

  @Test("if a test fails and one file is edited, the report names the file after one check")
  func oneEdit() async throws {
    let check = FakeCheck { _ in .broken(tests: ["a count is kept"]) }
    let report = try await report(check)
    #expect(!report.isSuccess)
    #expect(report.text == "Your edit in Counter.swift breaks “a count is kept”.")
    #expect(check.count == 1)
  }

  @Test("if several files are edited, the report names the edit that alone breaks the test")
  func twoEdits() async throws {
    let check = FakeCheck { text in
      text.contains("mine") ? .broken(tests: ["a count is kept"]) : .passed(count: 1)
    }
    let report = try await report(steps: "let steps = 2\n", check)
    #expect(report.text == "Your edit in Counter.swift breaks “a count is kept”.")
    #expect(check.count == 3)
    #expect(
      check.steps == [
        "1 test failed. Checking Counter/Counter.swift without your other edits",
        "1 test failed. Checking Counter/Steps.swift without your other edits",
      ])
  }

  @Test("if no single edit breaks the test, the report names all edits")
  func together() async throws {
    let check = FakeCheck { text in
      text.contains("mine") && text.contains("steps = 2")
        ? .broken(tests: ["a count is kept"]) : .passed(count: 1)
    }
    let report = try await report(steps: "let steps = 2\n", check)
    #expect(
      report.text == "Your edits in Counter.swift and Steps.swift break “a count is kept”.")
  }

  @Test("if a test fails and no copy was edited, the report names the kit's own files")
  func kit() async throws {
    let report = try await report(edit: nil, FakeCheck { _ in .broken(tests: ["a count is kept"]) })
    #expect(report.text == "The kit's own files break “a count is kept”.")
  }

  @Test("if the copies do not compile, the report lists the compiler's errors and the edited files")
  func uncompiled() async throws {
    let errors = ["Sources/MyApp/Counter/Counter.swift:1:5: error: cannot find 'x' in scope"]
    let report = try await report(FakeCheck { _ in .uncompiled(mode: "Swift 6", errors: errors) })
    #expect(!report.isSuccess)
    #expect(
      report.text == """
        The copies do not compile (Swift 6):
        \(errors[0])
        You edited or deleted: Counter/Counter.swift.
        """)
  }

  @Test("if the tests cannot complete, the report contains the reason and the edited files")
  func failed() async throws {
    let report = try await report(FakeCheck { _ in .failed(reason: "No test ran.") })
    #expect(!report.isSuccess)
    #expect(report.text == "No test ran.\nYou edited or deleted: Counter/Counter.swift.")
  }

  @Test(
    "if the kit's newer tests fail on older copies, the report states that the copies are older",
    arguments: [CheckResult.passed(count: 1), .broken(tests: ["a count is kept"])])
  func olderCopies(_ result: CheckResult) async throws {
    try await saved.add(withTests: false)
    let copies = try Copies(in: saved.sources, of: saved.kit)
    for isOlder in [false, true] {
      if isOlder { try saved.changeKit(line: 1) }
      let report = try await copies.verify(
        ["Counter"], in: saved.kit, check: FakeCheck { _ in result })
      #expect(report.text.contains("older than these tests") == (isOlder && !report.isSuccess))
    }
  }

  @Test("if the tests were not copied, the check runs the kit's tests")
  func withoutTests() async throws {
    try await saved.add(withTests: false)
    let copies = try Copies(in: saved.sources, of: saved.kit)
    let checked = try CheckedCopies(["Counter"], of: copies, in: saved.kit) { $0.mine }
    #expect(checked.files[SavedKit.suite] != nil)
    #expect(checked.files["Tests/Support/Freed.swift"] != nil)
    #expect(checked.modules == ["Counter": "MyApp"])
  }

  @Test("the copies that an update checks contain the merged text")
  func update() async throws {
    let copies = try await saved.makeCopies()
    try saved.edit(line: 9)
    try saved.changeKit(line: 1)
    let update = try await CopyUpdate(["Counter"], of: copies, from: saved.kit)
    let checked = try update.checked(copies, in: saved.kit).new
    let text = checked.files[SavedKit.counter].map { String(decoding: $0, as: UTF8.self) }
    #expect(text?.hasPrefix("let kit = 1\n") == true)
    #expect(text?.hasSuffix("let mine = 9\n") == true)
  }
}
