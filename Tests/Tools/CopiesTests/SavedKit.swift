import Copies
import Foundation
import TestSupport

/// A kit with two small patterns, and an app, in a temporary folder.
final class SavedKit {
  private let temporary: TemporaryFolder
  var folder: URL { temporary.url }
  var version = "1.2.0"

  static let counter = "Counter/Counter.swift"
  static let suite = "Tests/Counter/CounterTests.swift"

  init() throws {
    temporary = try TemporaryFolder()
    try write("MIT\n", to: "kit/LICENSE")
    for name in ["ArrayDescription", "Freed", "Tags"] {
      try write("import Testing\n", to: "kit/Tests/TestSupport/\(name).swift")
    }
    try write("let seeds = 1\n", to: "kit/Tests/TestSupport/SeededGenerator.swift")
    try writeKit((1...9).map { "let line\($0) = \($0)\n" }.joined(), "Counter.swift")
    try writeKit("let steps = 1\n", "Steps.swift")
    try writeKit("let people = 1\n", "Applied/PeopleCounter.swift")
    try writeKit("let adapter = 1\n", "UIKit/UICounter.swift")
    try write(
      """
      import Counter
      import Foundation
      import TestSupport
      import Testing

      @Suite struct CounterTests {}

      """, to: "kit/Tests/Patterns/CounterTests/Generic/CounterTests.swift")
    try write("let stage = 1\n", to: "kit/Tests/Patterns/CounterTests/CounterOnStageTests.swift")
    try write("let label = 1\n", to: "kit/Sources/Patterns/Label/Label.swift")
    try write("@testable import Label\n", to: "kit/Tests/Patterns/LabelTests/Generic/Names.swift")
    try makeFolder(sources)
  }

  func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The app's folder for copies. Its path contains a space.
  var sources: URL { folder.appending(path: "my app/Sources/MyApp") }
  var tests: URL { folder.appending(path: "my app/Tests/MyAppTests") }

  var kit: Kit {
    get throws { try Kit(root: folder.appending(path: "kit"), version: version) }
  }

  /// Copies patterns into the app.
  @MainActor @discardableResult
  func add(
    _ patterns: [String] = ["Counter"], withTests: Bool = true, module: String? = nil
  ) async throws -> [String] {
    var copies = try Copies(in: sources, of: kit, isNew: true)
    return try await copies.add(
      patterns, of: kit, module: module, tests: withTests ? tests : nil)
  }

  /// Copies the pattern Counter, and returns the copies.
  @MainActor func makeCopies() async throws -> Copies {
    try await add()
    return try Copies(in: sources, of: kit)
  }

  /// Merges the kit's changes, writes the result, and returns the lines for the user.
  @MainActor @discardableResult
  func update(_ patterns: [String] = ["Counter"]) async throws -> [String] {
    var copies = try Copies(in: sources, of: kit)
    let update = try await CopyUpdate(patterns, of: copies, from: kit)
    try update.write(to: &copies, from: kit)
    return update.steps.compactMap { step in
      step.change.map { "\(step.file.path): \($0)" }
    }
  }

  /// Updates patterns after a check. Returns whether the update is complete, and its printed lines.
  @MainActor func update(
    _ patterns: [String] = ["Counter"], _ options: Set<Copies.UpdateOption> = [], check: FakeCheck
  ) async throws -> (isComplete: Bool, lines: [String]) {
    var copies = try Copies(in: sources, of: kit)
    var lines: [String] = []
    let isComplete = try await copies.update(
      patterns, from: kit, options: options, check: check, print: { lines.append($0) })
    return (isComplete, lines)
  }

  /// Returns the states of the pattern Counter's files, without the state `unchanged`.
  func states() throws -> [String: CopiedFile.State] {
    let files = try Copies(in: sources, of: kit).files(of: "Counter", in: kit)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.state) })
      .filter { $0.value != .unchanged }
  }

  func write(_ text: String, to path: String) throws { try temporary.write(text, to: path) }

  /// Writes a file of the kit's pattern Counter.
  func writeKit(_ text: String, _ name: String) throws {
    try write(text, to: "kit/Sources/Patterns/Counter/\(name)")
  }

  /// Changes a line of `Counter.swift` in the kit.
  func changeKit(line: Int) throws {
    try change(line, to: "let kit = \(line)", in: "kit/Sources/Patterns/Counter/Counter.swift")
  }

  /// Changes a line of the user's `Counter.swift`.
  func edit(line: Int) throws {
    try change(line, to: "let mine = \(line)", in: "my app/Sources/MyApp/\(Self.counter)")
  }

  private func change(_ line: Int, to text: String, in path: String) throws {
    let old = try read(path)
    try write(old.replacing("let line\(line) = \(line)", with: text), to: path)
  }

  func read(_ path: String) throws -> String { try temporary.read(path) }

  /// Replaces each line feed of a file by CR LF.
  func useReturns(in path: String) throws {
    try write(try read(path).replacing("\n", with: "\r\n"), to: path)
  }

  /// The user's `Counter.swift`.
  var mine: String {
    get throws { try read("my app/Sources/MyApp/\(Self.counter)") }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Returns the sorted paths with a dot below a folder, except `.unmassive` files.
  func paths(below path: String) -> [String] {
    let start = folder.appending(path: path)
    let names = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.contains(".") && !$0.hasSuffix(".unmassive") }.sorted()
  }
}
