import Copies
import Foundation
import Testing

@Suite("Updating copies")
@MainActor
struct UpdateTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  @Test("after an update copies the kit's change, the file has the state `unchanged`")
  func behind() async throws {
    try await saved.add()
    try saved.changeKit(line: 2)
    let before = try saved.states()
    #expect(before == [SavedKit.counter: .behind])
    let lines = try await saved.update()
    #expect(lines == ["Counter/Counter.swift: updated"])
    let (after, mine) = (try saved.states(), try saved.mine)
    #expect(after.isEmpty)
    #expect(mine.contains("let kit = 2\n"))
  }

  @Test("two updates keep the user's edit of a line that the kit does not change")
  func merge() async throws {
    try await saved.add()
    try saved.edit(line: 9)
    for line in [1, 2] {
      try saved.changeKit(line: line)
      let before = try saved.states()
      #expect(before == [SavedKit.counter: .diverged])
      let lines = try await saved.update()
      #expect(lines == ["Counter/Counter.swift: merged"])
    }
    let (after, mine) = (try saved.states(), try saved.mine)
    #expect(after == [SavedKit.counter: .edited])
    #expect(mine.hasPrefix("let kit = 1\nlet kit = 2\nlet line3"))
    #expect(mine.hasSuffix("let mine = 9\n"))
  }

  @Test("a conflict writes markers into the file, and the resolved file counts as edited")
  func conflict() async throws {
    try await saved.add()
    try saved.edit(line: 5)
    try saved.changeKit(line: 5)
    let lines = try await saved.update()
    #expect(lines == ["Counter/Counter.swift: CONFLICT"])
    let mine = try saved.mine
    #expect(
      mine.contains(
        "<<<<<<< your edit\nlet mine = 5\n=======\nlet kit = 5\n>>>>>>> the kit\n"))
    #expect(saved.paths(below: "my app").filter { $0.hasSuffix(".rej") }.isEmpty)
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .conflict])
    let path = saved.sources.appending(path: SavedKit.counter).resolvingSymlinksInPath().path
    await #expect(throws: CopyError.unresolved(paths: [path])) { try await saved.update() }
    try saved.write("let mine = 5\n", to: "my app/Sources/MyApp/\(SavedKit.counter)")
    let again = try await saved.update()
    let resolved = try saved.states()
    #expect(again.isEmpty)
    #expect(resolved == [SavedKit.counter: .edited])
  }

  @Test("a file that the user removed stays removed")
  func removed() async throws {
    try await saved.add()
    try saved.remove("my app/Sources/MyApp/Counter/Steps.swift")
    for text in ["let steps = 1\n", "let steps = 2\n"] {
      try saved.writeKit(text, "Steps.swift")
      try await saved.update()
      let states = try saved.states()
      #expect(states == ["Counter/Steps.swift": .removed])
    }
  }

  @Test("an update copies the kit's new files and deletes unedited copies of files the kit deleted")
  func addedAndDeleted() async throws {
    try await saved.add()
    try saved.edit(line: 1)
    for name in ["Counter.swift", "Steps.swift"] {
      try saved.remove("kit/Sources/Patterns/Counter/\(name)")
    }
    try saved.writeKit("let new = 1\n", "New.swift")
    let before = try saved.states()
    #expect(
      before == [
        SavedKit.counter: .orphaned, "Counter/New.swift": .added, "Counter/Steps.swift": .deleted,
      ])
    try await saved.update()
    #expect(
      saved.paths(below: "my app/Sources/MyApp/Counter") == [
        "Counter.swift", "New.swift", "UIKit/UICounter.swift",
      ])
    let after = try saved.states()
    #expect(after.isEmpty)
  }

  @Test("if the user has a file with the name of a new kit file, nothing is written")
  func occupied() async throws {
    try await saved.add()
    try saved.write("let own = 1\n", to: "my app/Sources/MyApp/Counter/New.swift")
    try saved.writeKit("let new = 1\n", "New.swift")
    try saved.changeKit(line: 1)
    let path = saved.sources.appending(path: "Counter/New.swift").resolvingSymlinksInPath().path
    await #expect(throws: CopyError.exists(paths: [path])) { try await saved.update() }
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .behind, "Counter/New.swift": .occupied])
  }

  @Test("an update changes only the named pattern and deletes base files that nothing uses")
  func named() async throws {
    try await saved.add(["Counter", "Label"])
    let count = saved.paths(below: "my app/Sources/MyApp/.unmassive").count
    try saved.changeKit(line: 1)
    try saved.write("let label = 2\n", to: "kit/Sources/Patterns/Label/Label.swift")
    let lines = try await saved.update(["Label"])
    #expect(lines == ["Label/Label.swift: updated"])
    let states = try saved.states()
    #expect(states == [SavedKit.counter: .behind])
    #expect(saved.paths(below: "my app/Sources/MyApp/.unmassive").count == count)
  }

  @Test("a second update completes an update that was interrupted before the manifest was written")
  func interrupted() async throws {
    try await saved.add()
    try saved.edit(line: 9)
    try saved.changeKit(line: 1)
    let manifest = try saved.read("my app/Sources/MyApp/.unmassive/manifest.json")
    let records = saved.sources.appending(path: ".unmassive")
    let kept = saved.folder.appending(path: "kept")
    try FileManager.default.copyItem(at: records, to: kept)
    try await saved.update()
    let merged = try saved.mine
    try FileManager.default.removeItem(at: records)
    try FileManager.default.moveItem(at: kept, to: records)
    try await saved.update()
    let (mine, states) = (try saved.mine, try saved.states())
    #expect(mine == merged)
    #expect(states == [SavedKit.counter: .edited])
    let after = try saved.read("my app/Sources/MyApp/.unmassive/manifest.json")
    #expect(after != manifest)
  }

  @Test(
    "an update deletes empty folders and does not list a file that the user and the kit deleted")
  func deletedTwice() async throws {
    try await saved.add()
    try saved.remove("my app/Sources/MyApp/Counter/Steps.swift")
    try saved.remove("kit/Sources/Patterns/Counter/Steps.swift")
    try saved.remove("kit/Sources/Patterns/Counter/UIKit")
    let lines = try await saved.update()
    #expect(lines == ["Counter/UIKit/UICounter.swift: deleted"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: saved.sources.appending(path: "Counter").path)
    #expect(names == ["Counter.swift"])
  }

  @Test("if the kit deletes a pattern, its copies are deleted, and other patterns still work")
  func deletedPattern() async throws {
    try await saved.add(["Counter", "Label"])
    try saved.remove("kit/Sources/Patterns/Counter")
    try saved.write("a file is no pattern\n", to: "kit/Sources/Patterns/notes.txt")
    let patterns = try saved.kit.patterns
    #expect(patterns == ["Label"])
    try await saved.update(["Counter", "Label"])
    let copies = try Copies(in: saved.sources, of: saved.kit)
    #expect(copies.manifest.patterns.keys.sorted() == ["Label", "Support"])
    #expect(saved.paths(below: "my app/Sources/MyApp").filter { $0.hasPrefix("Counter") }.isEmpty)
  }

  @Test("an update replaces the copied license with the kit's new license")
  func license() async throws {
    try await saved.add()
    try saved.write("MIT 2\n", to: "kit/LICENSE")
    try await saved.update()
    let license = try saved.read("my app/Sources/MyApp/.unmassive/LICENSE.txt")
    #expect(license == "MIT 2\n")
  }

  @Test("the difference of an edit names its paths as `git diff` does")
  func difference() async throws {
    let copies = try await saved.makeCopies()
    try saved.edit(line: 1)
    let file = try #require(try copies.files(of: "Counter", in: saved.kit).first)
    let text = try await file.difference(to: file.mine, named: file.path)
    #expect(text.contains("--- a/Counter/Counter.swift\n+++ b/Counter/Counter.swift\n"))
    #expect(text.contains("-let line1 = 1\n+let mine = 1\n"))
    let deletion = try await file.difference(to: nil, named: file.path)
    #expect(deletion.contains("+++ /dev/null\n"))
  }
}
