import Copies
import Foundation
import Testing

@Suite("The manifest of copies")
@MainActor
struct ManifestTests {
  private let saved: SavedKit

  init() throws { saved = try SavedKit() }

  private static let path = "my app/Sources/MyApp/.unmassive/manifest.json"

  @Test("the manifest records the version, the module, the copied files and the omitted folders")
  func content() async throws {
    let copies = try await saved.makeCopies()
    let entry = try #require(copies.manifest.patterns["Counter"])
    #expect(entry.kitVersion == "1.2.0")
    #expect(entry.kitCommit == nil)
    #expect(entry.module == "MyApp")
    #expect(entry.files.count == 4)
    #expect(
      entry.leftOut.keys.sorted() == [
        "Sources/Patterns/Counter/Applied", "Tests/Patterns/CounterTests",
      ])
    #expect(Set(copies.manifest.patterns.keys) == ["Counter", "Support"])
  }

  @Test("`base` contains each file as it was copied, with a name that does not end in `.swift`")
  func base() async throws {
    let copies = try await saved.makeCopies()
    let hash = try #require(copies.manifest.patterns["Counter"]?.files[SavedKit.counter])
    let base = try saved.read("my app/Sources/MyApp/.unmassive/base/\(SavedKit.counter).\(hash)")
    let mine = try saved.mine
    #expect(base == mine)
    let names = saved.paths(below: "my app/Sources/MyApp/.unmassive/base")
    #expect(names.filter { $0.hasSuffix(".swift") }.isEmpty)
  }

  @Test("a missing folder and a missing manifest are different errors")
  func missing() throws {
    let path = saved.sources.path
    #expect(throws: CopyError.noManifest(path: path)) {
      try Copies(in: saved.sources, of: saved.kit)
    }
    let nowhere = saved.folder.appending(path: "nowhere")
    #expect(throws: CopyError.noFolder(path: nowhere.path)) {
      try Copies(in: nowhere, of: saved.kit)
    }
  }

  @Test("in a package, the kit finds copies in another folder, but two such folders are an error")
  func around() async throws {
    try await saved.add()
    let folder = saved.folder.appending(path: "my app/Sources/Other")
    try saved.makeFolder(folder)
    #expect(throws: CopyError.noManifest(path: folder.path)) {
      try Copies(around: folder, of: saved.kit)
    }
    try saved.write("", to: "my app/Package.swift")
    for start in [folder, saved.folder.appending(path: "my app")] {
      let found = try Copies(around: start, of: saved.kit).folder.path
      #expect(found == saved.sources.resolvingSymlinksInPath().path)
    }
    var others = try Copies(in: folder, of: saved.kit, isNew: true)
    _ = try await others.add(["Label"], of: saved.kit)
    let own = try Copies(around: folder, of: saved.kit)
    #expect(own.manifest.patterns.keys.sorted() == ["Label"])
    let paths = [saved.sources, folder].map { $0.resolvingSymlinksInPath().path }
    #expect(throws: CopyError.severalCopies(paths: paths)) {
      try Copies(around: saved.folder.appending(path: "my app"), of: saved.kit)
    }
  }

  @Test(
    "a manifest that this kit cannot read is refused",
    arguments: [
      ("{", "is damaged: It is not JSON."), ("{}", "Another tool wrote"),
      (#"{"tool": "unmassive kit", "format": 2}"#, "(format 2)"),
      (#"{"tool": "other", "format": 1}"#, "Another tool wrote"),
      (#"{"tool": "unmassive kit", "format": 1}"#, "A value is missing"),
    ])
  func unreadable(_ text: String, _ reason: String) throws {
    try saved.write(text, to: Self.path)
    let error = #expect(throws: CopyError.self) { try Copies(in: saved.sources, of: saved.kit) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test(
    "a manifest from a later version of the kit is refused, and one from an earlier version is not",
    arguments: [
      ("1.2.0", "1.1.9", true), ("1.2.0", "1.1.9+dev", true), ("1.2.0+dev", "1.2.0", true),
      ("1.10.0", "1.2.0", true), ("1.2.0", "1.2.0+dev", false), ("1.2.0+dev", "1.2.1", false),
      ("1.2.0", "1.10.0", false),
    ])
  func newer(_ old: String, _ version: String, _ isRefused: Bool) async throws {
    saved.version = old
    try await saved.add()
    saved.version = version
    let read = { [saved] in _ = try Copies(in: saved.sources, of: saved.kit) }
    guard isRefused else { return try read() }
    let path = saved.folder.appending(path: Self.path).path
    #expect(throws: CopyError.newer(path: path, version: "version \(old)"), performing: read)
  }

  @Test("a changed base file throws an error, because a merge would use the wrong base")
  func changedBase() async throws {
    let copies = try await saved.makeCopies()
    let hash = try #require(copies.manifest.patterns["Counter"]?.files[SavedKit.counter])
    let path = "my app/Sources/MyApp/.unmassive/base/\(SavedKit.counter).\(hash)"
    try saved.write("let other = 1\n", to: path)
    let file = copies.folder.appending(
      path: ".unmassive/base/\(SavedKit.counter).\(hash)"
    ).path
    #expect(throws: CopyError.damaged(path: file, reason: "It is missing or was changed.")) {
      try copies.files(of: "Counter", in: saved.kit)
    }
  }

  @Test(
    "a manifest is refused if a path, a hash or a module leads outside the folder",
    arguments: [
      (#""Counter/Counter.swift""#, #""../../victim.txt""#),
      (#""Counter/Counter.swift""#, #""/victim.txt""#),
      (#""module" : "MyApp""#, #""module" : "../MyApp""#), (#"swift" : ""#, #"swift" : "../"#),
    ])
  func outside(_ text: String, _ replacement: String) async throws {
    try await saved.add()
    let manifest = try saved.read(Self.path)
    try #require(manifest.contains(text))
    try saved.write(manifest.replacing(text, with: replacement), to: Self.path)
    let error = #expect(throws: CopyError.self) { try Copies(in: saved.sources, of: saved.kit) }
    #expect(error?.description.contains("is not allowed.") == true)
  }

  @Test("Git keeps the line endings of base files, and a base file with CR LF is still valid")
  func lineEnds() async throws {
    let copies = try await saved.makeCopies()
    let attributes = try saved.read("my app/Sources/MyApp/.unmassive/.gitattributes")
    #expect(attributes == "* -text\n")
    let hash = try #require(copies.manifest.patterns["Counter"]?.files[SavedKit.counter])
    try saved.useReturns(in: "my app/Sources/MyApp/.unmassive/base/\(SavedKit.counter).\(hash)")
    let states = try saved.states()
    #expect(states.isEmpty)
  }
}
