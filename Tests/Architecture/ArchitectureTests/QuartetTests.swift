import Foundation
import TestSupport
import Testing

@Suite("Every pattern has its four parts under one name")
struct QuartetTests {
  private static let patterns = (try? Room.patterns.modules.sorted()) ?? []

  @Test("source, tests, example and guide are there", arguments: patterns)
  func quartet(_ pattern: String) {
    let parts = [
      "Sources/Patterns/\(pattern)", "Tests/Patterns/\(pattern)Tests",
      "Examples/Patterns/\(pattern)Example", "Guides/\(pattern).md",
    ]
    for part in parts {
      let path = SourceFile.root.appending(path: part).path
      #expect(FileManager.default.fileExists(atPath: path), "\(part) is missing")
    }
  }

  @Test("a guide has 170 lines at the most", arguments: patterns)
  func guideLength(_ pattern: String) throws {
    let guide = try SourceFile("Guides/\(pattern).md")
    #expect(guide.length <= 170)
  }

  @Test("an example is read at one go: no file of it has more than 120 lines", arguments: patterns)
  func exampleLength(_ pattern: String) throws {
    for file in try SourceFile.all(below: "Examples/Patterns/\(pattern)Example") {
      #expect(file.length <= 120, "\(file.path)")
    }
  }

  @Test("there are the patterns that the five documents describe")
  func all() {
    #expect(
      Self.patterns == [
        "Binding", "Composition", "DataSource", "Interaction", "KeyboardManager", "Navigator",
        "Presenter", "ServiceLocator", "SmartView",
      ])
  }
}
