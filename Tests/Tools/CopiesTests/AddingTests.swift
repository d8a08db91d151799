import Copies
import Foundation
import Testing

@Suite("Adding a pattern to an app")
@MainActor
struct AddingTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  @Test("the generic files, the adapters, the generic tests and their support files are copied")
  func files() async throws {
    let paths = try await saved.add()
    #expect(
      paths == [
        "Counter/Counter.swift", "Counter/Steps.swift", "Counter/UIKit/UICounter.swift",
        "Tests/Counter/CounterTests.swift", "Tests/Support/ArrayDescription.swift",
        "Tests/Support/Freed.swift", "Tests/Support/Tags.swift",
      ])
    #expect(saved.paths(below: "my app/Sources/MyApp/Counter").count == 3)
    #expect(
      saved.paths(below: "my app/Tests/MyAppTests") == [
        "Counter/CounterTests.swift", "Support/ArrayDescription.swift", "Support/Freed.swift",
        "Support/Tags.swift",
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
    "without a given name, the module's name comes from the path of the folder of the copies",
    arguments: [
      ("app", "app/Sources", "Counter"), ("app", "app/Sources/MyApp", "MyApp"),
      ("app", "app/Sources/MyApp/Lists/Own", "MyApp"), ("", "My App", "My_App"),
      (nil, "iOS/Shop", "Shop"), (nil, "Sources/work/Shop", "Shop"),
      ("Sources/work", "Sources/work/Sources/Shop", "Shop"),
    ])
  func moduleName(_ package: String?, _ path: String, _ module: String) throws {
    let folder = saved.folder.appending(path: "other/\(path)")
    try saved.makeFolder(folder)
    if let package { try saved.write("", to: "other/\(package)/Package.swift") }
    let copies = try Copies(in: folder, of: saved.kit, isNew: true)
    let name = try copies.moduleName(nil, for: "Counter")
    #expect(name == module)
  }

  @Test(
    "a given module name that Swift does not accept is refused",
    arguments: ["My App", "1st", "class", ""])
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

  @Test("if adding a pattern was interrupted, the pattern can be added again")
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

  @Test("a symbolic link into the kit is refused, and a refused call creates no folder")
  func refusedTests() async throws {
    var copies = try Copies(in: saved.sources, of: saved.kit, isNew: true)
    let link = saved.folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: saved.kit.root)
    let inside = try saved.kit.root.appending(path: "NewTests").path
    await #expect(throws: CopyError.insideKit(path: inside)) {
      try await copies.add(["Counter"], of: saved.kit, tests: link.appending(path: "NewTests"))
    }
    await #expect(throws: CopyError.badModuleName("1x")) {
      try await saved.add(module: "1x")
    }
    #expect(!FileManager.default.fileExists(atPath: inside))
    #expect(!FileManager.default.fileExists(atPath: saved.tests.path))
  }

  @Test("the folder of the copies cannot be the folder of the tests")
  func testsInSources() async throws {
    var copies = try Copies(in: saved.sources, of: saved.kit, isNew: true)
    await #expect(throws: CopyError.testsInSources(path: copies.folder.path)) {
      try await copies.add(["Counter"], of: saved.kit, tests: saved.sources)
    }
  }

  @Test("if the kit lacks the tests of a pattern, adding the pattern throws an error")
  func incomplete() async throws {
    try saved.remove("kit/Tests/Patterns/CounterTests/Generic")
    let path = try saved.kit.root.appending(path: "Tests/Patterns/CounterTests/Generic").path
    await #expect(throws: CopyError.incompleteKit(path: path)) { try await saved.add() }
  }

  @Test("copies that are opened through a symbolic link have the same folder and test folder")
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
