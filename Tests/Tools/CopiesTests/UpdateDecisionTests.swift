import Foundation
import TestRuns
import Testing

@testable import Copies

@Suite("The decisions of an update")
@MainActor
struct UpdateDecisionTests {
  private let saved: SavedKit
  private let passing = FakeCheck { _ in .passed(count: 3) }
  private let failing = FakeCheck { _ in .broken(tests: ["a count is kept"]) }

  init() throws { saved = try SavedKit() }

  @Test("if the check succeeds, the files are written")
  func success() async throws {
    try await saved.add()
    try saved.changeKit(line: 1)
    let result = try await saved.update(check: passing)
    #expect(result.isComplete)
    let file = saved.sources.appending(path: SavedKit.counter).resolvingSymlinksInPath().path
    #expect(
      result.lines == [
        "\(file): updated", "The copies compile in three modes, and all 3 tests pass.",
      ])
    let states = try saved.states()
    #expect(states.isEmpty)
  }

  @Test(
    "if the check fails, or with `--dry-run`, an update writes nothing",
    arguments: [(false, []), (false, [.dryRun]), (true, [.dryRun])]
      as [(Bool, Set<Copies.UpdateOption>)])
  func unwritten(_ passes: Bool, _ options: Set<Copies.UpdateOption>) async throws {
    try await saved.add()
    try saved.changeKit(line: 1)
    let manifest = try Copies(in: saved.sources, of: saved.kit).manifest
    let result = try await saved.update(["Counter"], options, check: passes ? passing : failing)
    #expect(result.isComplete == passes)
    #expect(
      result.lines.last
        == (passes
          ? "Nothing was written, because of --dry-run."
          : "Nothing was written. --skip-checks writes without a check."))
    let (states, after) = (
      try saved.states(), try Copies(in: saved.sources, of: saved.kit).manifest
    )
    #expect(states == [SavedKit.counter: .behind])
    #expect(after == manifest)
  }

  @Test("after a merge conflict, the update writes markers, runs no tests and is not complete")
  func conflict() async throws {
    try await saved.add()
    try saved.edit(line: 1)
    try saved.changeKit(line: 1)
    let result = try await saved.update(check: failing)
    #expect(!result.isComplete)
    #expect(failing.count == 0)
    let mine = try saved.mine
    #expect(mine.hasPrefix("<<<<<<< your edit\n"))
  }

  @Test("`--skip-checks` updates the copy without running the tests")
  func skipped() async throws {
    try await saved.add()
    try saved.changeKit(line: 1)
    let result = try await saved.update(["Counter"], [.skipChecks], check: failing)
    #expect(result.isComplete)
    #expect(failing.count == 0)
    let states = try saved.states()
    #expect(states.isEmpty)
  }

  @Test("an uncommitted change stops an update, but not with `--force` or `--dry-run`")
  func uncommitted() async throws {
    try await saved.add()
    try saved.changeKit(line: 1)
    let git = try await Git.run(["init", "-q"], in: saved.folder.appending(path: "my app"))
    try #require(git.isSuccess)
    await #expect(throws: CopyError.dirtyTree(lines: ["?? Sources/", "?? Tests/"])) {
      try await saved.update(check: passing)
    }
    for options in [[.dryRun], [.force]] as [Set<Copies.UpdateOption>] {
      let result = try await saved.update(["Counter"], options, check: passing)
      #expect(result.isComplete)
    }
    let states = try saved.states()
    #expect(states.isEmpty)
  }

  @Test("a file that changes during the check is not replaced", arguments: [true, false])
  func changedMeanwhile(_ isNew: Bool) async throws {
    try await saved.add()
    try saved.changeKit(line: 1)
    try saved.writeKit("let new = 1\n", "New.swift")
    let (saved, name) = (saved, isNew ? "New.swift" : "Counter.swift")
    let check = FakeCheck { _ in
      try? saved.write("let own = 1\n", to: "my app/Sources/MyApp/Counter/\(name)")
      return .passed(count: 1)
    }
    let path = saved.sources.appending(path: "Counter/\(name)").resolvingSymlinksInPath().path
    await #expect(throws: CopyError.changedMeanwhile(path: path)) {
      try await saved.update(check: check)
    }
    let text = try saved.read("my app/Sources/MyApp/Counter/\(name)")
    #expect(text == "let own = 1\n")
    let counter = try saved.mine
    #expect(!counter.contains("let kit = 1"))
  }

  @Test("if a support file changes, the tests of all patterns run")
  func support() async throws {
    try await saved.add(["Counter", "Label"])
    try saved.changeKit(line: 1)
    _ = try await saved.update(["Counter"], [.dryRun], check: passing)
    #expect(!passing.paths.contains("Label/Label.swift"))
    try saved.write("import Foundation\n", to: "kit/Tests/TestSupport/Freed.swift")
    _ = try await saved.update(["Counter"], [.dryRun], check: passing)
    #expect(passing.paths.contains("Label/Label.swift"))
  }

  @Test("if the kit deleted the pattern, the update runs no tests")
  func deletedPattern() async throws {
    try await saved.add()
    try saved.remove("kit/Sources/Patterns/Counter")
    let result = try await saved.update(check: failing)
    #expect(result.isComplete)
    #expect(failing.count == 0)
  }

  @Test("copies inside the kit are not updated")
  func insideKit() async throws {
    try await saved.add()
    let inside = try saved.kit.root.appending(path: "Copies")
    try FileManager.default.copyItem(at: saved.sources, to: inside)
    var copies = try Copies(in: inside, of: saved.kit)
    await #expect(throws: CopyError.insideKit(path: inside.path)) {
      try await copies.update(["Counter"], from: saved.kit, options: [], check: passing) { _ in }
    }
  }

  @Test("a file with CR LF is merged line by line, and keeps CR LF")
  func returns() async throws {
    try await saved.add()
    try saved.edit(line: 9)
    try saved.useReturns(in: "my app/Sources/MyApp/\(SavedKit.counter)")
    try saved.useReturns(in: "my app/Sources/MyApp/Counter/Steps.swift")
    try saved.changeKit(line: 1)
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .diverged])
    let result = try await saved.update(check: passing)
    #expect(result.isComplete)
    let mine = try saved.mine
    #expect(mine.hasPrefix("let kit = 1\r\nlet line2 = 2\r\n"))
    #expect(mine.hasSuffix("let mine = 9\r\n"))
  }

  @Test("messages contain the relative path of a file inside the current folder")
  func place() async throws {
    let copies = try await saved.makeCopies()
    let (app, file) = (saved.folder.appending(path: "my app"), SavedKit.suite)
    #expect(copies.place(of: file, from: app) == "Tests/MyAppTests/Counter/CounterTests.swift")
    #expect(copies.place(of: file, from: saved.sources) == copies.url(file).path)
  }
}
