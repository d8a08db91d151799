import Copies
import Foundation
import ScriptRunner
import TestSupport
import Testing

@Suite("Guides/CopyingAModule.md")
struct GuideTests {
  private static let marks = (start: "<!-- copied tests -->\n", end: "<!-- end -->")

  @Test("the guide lists the copied tests of each pattern; GOLDENS=write writes the list")
  func list() throws {
    let guide = SourceFile.root.appending(path: "Guides/CopyingAModule.md")
    var text = try String(contentsOf: guide, encoding: .utf8)
    let start = try #require(text.range(of: Self.marks.start)?.upperBound)
    let end = try #require(text.range(of: Self.marks.end)?.lowerBound)
    let current = try Self.rows()
    if ProcessInfo.processInfo.environment["GOLDENS"] == "write" {
      text.replaceSubrange(start..<end, with: current)
      try Data(text.utf8).write(to: guide)
    } else {
      #expect(text[start..<end] == current)
    }
  }

  /// Returns a table of each pattern's suites, test doubles and helpers.
  private static func rows() throws -> String {
    let kit = try Kit(root: SourceFile.root, version: kitVersion)
    let rows = try kit.patterns.map { pattern in
      let tests = try kit.files(of: pattern, module: pattern)
        .filter { $0.key.hasPrefix("Tests/") }.sorted { $0.key < $1.key }
      let isSuite = { (text: Data) in String(decoding: text, as: UTF8.self).contains("@Suite") }
      let columns = [tests.filter { isSuite($1) }, tests.filter { !isSuite($1) }].map { files in
        files.map { "`\(URL(filePath: $0.key).deletingPathExtension().lastPathComponent)`" }
          .joined(separator: ", ")
      }
      return "| \(pattern) | \(columns[0]) | \(columns[1]) |\n"
    }
    return "\n| pattern | suites | test doubles and helpers |\n|---|---|---|\n" + rows.joined()
      + "\n"
  }
}
