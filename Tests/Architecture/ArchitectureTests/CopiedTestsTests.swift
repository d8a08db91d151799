import Foundation
import TestSupport
import Testing

@Suite("Tests that are copied with a pattern")
struct CopiedTestsTests {
  private static let patterns = (try? Layer.patterns.targets) ?? []

  private static func files(of pattern: String) throws -> [SourceFile] {
    try SourceFile.all(below: "Tests/Patterns/\(pattern)Tests/Generic")
  }

  @Test("each pattern has at least one suite to copy", arguments: patterns)
  func suites(_ pattern: String) throws {
    let files = try Self.files(of: pattern)
    #expect(files.contains { $0.codeLines.contains { $0.has("@Suite") } })
  }

  @Test(
    "a copied test imports only the pattern, TestSupport and modules of the toolchain",
    arguments: patterns)
  func imports(_ pattern: String) throws {
    let allowed: Set = [
      pattern, "TestSupport", "Testing", "Foundation", "Observation", "Synchronization",
      "CoreGraphics",
    ]
    for file in try Self.files(of: pattern) {
      let others = Set(file.imports).subtracting(allowed).sorted()
      #expect(others.isEmpty, "\(file.path) imports \(others).")
    }
  }

  @Test("copied files have different names, and so do the types in copied tests")
  func unique() throws {
    let tests = try Self.patterns.flatMap(Self.files)
    let sources = try SourceFile.all(below: "Sources/Patterns")
      .filter { !$0.path.contains("/Applied/") }
    let support = ["ArrayDescription", "Freed", "Tags"].map { "Tests/TestSupport/\($0).swift" }
    let names = ((tests + sources).map(\.path) + support).map {
      URL(filePath: $0).lastPathComponent
    }
    #expect(Self.repeated(names) == [])
    #expect(Self.repeated(tests.flatMap(\.sharedTypes)) == [])
  }

  private static func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0.lowercased() }.filter { $1.count > 1 }.keys.sorted()
  }
}

extension SourceFile {
  /// The names of the top-level types that other files can use.
  fileprivate var sharedTypes: [String] {
    let declaration = /\b(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    return codeLines.filter { $0.first != " " && !$0.has("private ") }
      .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
  }
}
