import Copies
import Foundation
import Testing

@Suite("Adding a pattern to an app")
@MainActor
struct AddingTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  @Test("the generic files, the adapters, the generic tests and their support are copied")
  func files() async throws {
    let paths = try await saved.add()
    #expect(
      paths == [
        "Counter/Counter.swift", "Counter/Steps.swift", "Counter/UIKit/UICounter.swift",
        "Tests/Counter/CounterTests.swift", "Tests/Support/Freed.swift", "Tests/Support/Tags.swift",
      ])
    #expect(saved.paths(below: "my app/Sources/MyApp/Counter").count == 3)
    #expect(
      saved.paths(below: "my app/Tests/MyAppTests") == [
        "Counter/CounterTests.swift", "Support/Freed.swift", "Support/Tags.swift",
      ])
    let license = try saved.read("my app/Sources/MyApp/.unmassive/LICENSE.txt")
    #expect(license == "MIT\n")
  }

  @Test("a copied test imports the app's module, and not TestSupport")
  func imports() async throws {
    try await saved.add(["Counter", "Label"])
    let suite = try saved.read("my app/Tests/MyAppTests/Counter/CounterTests.swift")
    #expect(
      suite.hasPrefix("@testable import MyApp\nimport Foundation\nimport Testing\n\n@Suite"))
    let names = try saved.read("my app/Tests/MyAppTests/Label/Names.swift")
    #expect(names == "@testable import MyApp\n")
  }

  @Test(
    "the module is the folder below Sources, or else the last folder",
    arguments: [
      ("Sources", "Counter"), ("Sources/MyApp", "MyApp"), ("Sources/MyApp/Lists/Own", "MyApp"),
      ("My App", "My_App"), ("iOS/Shop", "Shop"),
    ])
  func moduleName(_ path: String, _ module: String) throws {
    let folder = saved.folder.appending(path: "other/\(path)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copies = try Copies(in: folder, of: saved.kit, isNew: true)
    let name = try copies.moduleName(nil, for: "Counter")
    #expect(name == module)
  }

  @Test("a given module name that Swift does not accept is refused", arguments: ["My App", "1st"])
  func badModuleName(_ name: String) throws {
    let copies = try Copies(in: saved.sources, of: saved.kit, isNew: true)
    #expect(throws: CopyError.badModuleName(name)) {
      try copies.moduleName(name, for: "Counter")
    }
  }

  @Test("if another file has the name of a copy, nothing is written")
  func exists() async throws {
    try saved.write("let own = 1\n", to: "my app/Sources/MyApp/Counter/Steps.swift")
    let path = saved.sources.appending(path: "Counter/Steps.swift").resolvingSymlinksInPath().path
    await #expect(throws: CopyError.exists(paths: [path])) { try await saved.add() }
    #expect(saved.paths(below: "my app/Sources") == ["MyApp/Counter/Steps.swift"])
  }

  @Test("an interrupted copy can be repeated")
  func repeated() async throws {
    try await saved.add()
    try saved.remove("my app/Sources/MyApp/.unmassive")
    try await saved.add()
    let states = try saved.states()
    #expect(states.isEmpty)
  }

  @Test("a second pattern shares the support files, and a pattern cannot be added twice")
  func second() async throws {
    try await saved.add()
    let paths = try await saved.add(["Label"])
    #expect(paths == ["Label/Label.swift", "Tests/Label/Names.swift"])
    await #expect(throws: CopyError.alreadyAdded(pattern: "Label")) {
      try await saved.add(["Label"])
    }
  }

  @Test("a pattern that was copied without tests can get them later")
  func testsLater() async throws {
    let paths = try await saved.add(withTests: false)
    #expect(paths == saved.paths(below: "my app/Sources/MyApp/Counter").map { "Counter/\($0)" })
    try saved.edit(line: 1)
    try await saved.add()
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .edited])
    #expect(saved.paths(below: "my app/Tests/MyAppTests").count == 3)
  }

  @Test("an unknown pattern, and a folder inside the kit, are refused")
  func refused() async throws {
    await #expect(throws: CopyError.noPattern(name: "Conter", known: ["Counter", "Label"])) {
      try await saved.add(["Conter"])
    }
    let kit = try saved.kit
    var inside = try Copies(in: kit.root.appending(path: "Sources"), of: kit, isNew: true)
    await #expect(throws: CopyError.insideKit(path: inside.folder.path)) {
      try await inside.add(["Counter"], of: kit)
    }
    var copies = try Copies(in: saved.sources, of: kit, isNew: true)
    await #expect(throws: CopyError.insideKit(path: kit.root.appending(path: "Tests").path)) {
      try await copies.add(["Counter"], of: kit, tests: kit.root.appending(path: "Tests"))
    }
  }

  @Test("a later pattern cannot name another folder for tests")
  func otherTests() async throws {
    var copies = try await saved.makeCopies()
    let old = copies.tests?.path ?? ""
    await #expect(throws: CopyError.otherTestFolder(path: old)) {
      try await copies.add(["Label"], of: saved.kit, tests: saved.folder.appending(path: "other"))
    }
  }

  @Test("through a symbolic link, the same folder is used")
  func link() async throws {
    let link = saved.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: saved.sources)
    try await saved.add()
    let linked = try Copies(in: link, of: saved.kit)
    let direct = try Copies(in: saved.sources, of: saved.kit)
    #expect(linked.folder == direct.folder)
    #expect(linked.manifest.tests == "../../Tests/MyAppTests")
  }
}
