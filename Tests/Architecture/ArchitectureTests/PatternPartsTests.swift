import Foundation
import TestSupport
import Testing

@Suite("Every pattern has four parts with the same name")
struct PatternPartsTests {
  private static let patterns = (try? Layer.patterns.targets) ?? []

  @Test("each pattern has sources, tests, an example and a guide", arguments: patterns)
  func parts(_ pattern: String) {
    let parts = [
      "Sources/Patterns/\(pattern)", "Tests/Patterns/\(pattern)Tests",
      "Examples/Patterns/\(pattern)Example", "Guides/\(pattern).md",
    ]
    for part in parts {
      let path = SourceFile.root.appending(path: part).path
      #expect(FileManager.default.fileExists(atPath: path), "\(part) is missing.")
    }
  }

  @Test("each pattern's guide has at most 200 lines and ten fixed headings", arguments: patterns)
  func guide(_ pattern: String) throws {
    let guide = try SourceFile("Guides/\(pattern).md")
    #expect(guide.length <= 200)
    #expect(
      guide.lines.filter { $0.hasPrefix("## ") } == [
        "## The problem", "## The pattern", "## Ownership", "## Design", "## Testing",
        "## What it costs", "## When not to use it", "## In your app", "## Comparison",
        "## Exercises in the lab",
      ])
  }

  @Test("a file of an example has at most 120 lines", arguments: patterns)
  func exampleLength(_ pattern: String) throws {
    for file in try SourceFile.all(below: "Examples/Patterns/\(pattern)Example") {
      #expect(file.length <= 120, "\(file.path)")
    }
  }
}
