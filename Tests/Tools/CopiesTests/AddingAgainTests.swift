import Copies
import Foundation
import Testing

@Suite("Adding a pattern again")
@MainActor
struct AddingAgainTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  @Test("if a pattern was copied without tests, the tests can be added later")
  func testsLater() async throws {
    let paths = try await saved.add(withTests: false)
    #expect(paths == saved.paths(below: "my app/Sources/MyApp/Counter").map { "Counter/\($0)" })
    try saved.edit(line: 1)
    try await saved.add()
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .edited])
    #expect(saved.paths(below: "my app/Tests/MyAppTests").count == 4)
  }

  @Test("if the kit changed since the copy, adding tests or a pattern requires an update first")
  func testsAfterChange() async throws {
    try await saved.add(withTests: false)
    try saved.changeKit(line: 1)
    await #expect(throws: CopyError.behind(pattern: "Counter")) { try await saved.add() }
    try await saved.update()
    try await saved.add()
    try saved.write("import Foundation\n", to: "kit/Tests/TestSupport/Freed.swift")
    await #expect(throws: CopyError.behind(pattern: "Support")) { try await saved.add(["Label"]) }
  }

  @Test("adding the tests later does not change the recorded version of the pattern")
  func version() async throws {
    try await saved.add(withTests: false)
    saved.version = "1.3.0"
    try await saved.add()
    let manifest = try Copies(in: saved.sources, of: saved.kit).manifest
    #expect(manifest.patterns["Counter"]?.kitVersion == "1.2.0")
    #expect(manifest.patterns["Support"]?.kitVersion == "1.3.0")
  }

  @Test("a new module name changes the import in the tests, but is refused if a test was edited")
  func module() async throws {
    try await saved.add()
    let paths = try await saved.add(module: "Other")
    #expect(paths == [SavedKit.suite])
    let suite = "my app/Tests/MyAppTests/Counter/CounterTests.swift"
    let text = try saved.read(suite)
    #expect(text.hasPrefix("@testable import Other\n"))
    let states = try saved.states()
    #expect(states.isEmpty)
    try saved.write(text + "// edited\n", to: suite)
    let file = saved.tests.appending(path: "Counter/CounterTests.swift").resolvingSymlinksInPath()
    await #expect(throws: CopyError.exists(paths: [file.path])) {
      try await saved.add(module: "Third")
    }
  }

  @Test("a pattern is restored if the user removed all its files")
  func restored() async throws {
    try await saved.add()
    try saved.remove("my app/Sources/MyApp/Counter")
    try saved.remove("my app/Tests/MyAppTests/Counter")
    try saved.changeKit(line: 1)
    let paths = try await saved.add()
    #expect(paths.count == 4)
    let states = try saved.states()
    #expect(states.isEmpty)
  }

  @Test("the tests of two patterns cannot be copied into different folders")
  func otherTests() async throws {
    var copies = try await saved.makeCopies()
    let old = copies.tests?.path ?? ""
    await #expect(throws: CopyError.otherTestFolder(path: old)) {
      try await copies.add(["Label"], of: saved.kit, tests: saved.folder.appending(path: "other"))
    }
  }

  @Test("if the folder of the tests was renamed, `add` accepts and records the new folder")
  func renamedTests() async throws {
    try await saved.add()
    let new = saved.folder.appending(path: "my app/Tests/Unit")
    try FileManager.default.moveItem(at: saved.tests, to: new)
    var copies = try Copies(in: saved.sources, of: saved.kit)
    let paths = try await copies.add(["Counter"], of: saved.kit, tests: new)
    #expect(paths.isEmpty)
    let states = try saved.states()
    #expect(states.isEmpty)
    #expect(copies.manifest.tests == "../../Tests/Unit")
  }
}
