import Foundation
import TestSupport
import Testing

@Suite("Guides/CopyingAModule.md names every file that its tests need")
struct CopyingGuideTests {
  @Test("the test files named for Interaction use no type from an unnamed file in their folder")
  func interaction() throws {
    let guide = try SourceFile("Guides/CopyingAModule.md").lines.joined(separator: " ")
    let paragraph = try #require(
      guide.firstMatch(of: /For Interaction these are (.*?)\./)?.output.1)
    let named = Set(paragraph.matches(of: /`(\w+)`/).map { String($0.output.1) })
    #expect(named.count > 5)
    let files = try SourceFile.all(below: "Tests/Patterns/InteractionTests")
    let copied = files.filter { named.contains($0.name) }
    let left = files.filter { !named.contains($0.name) }
    #expect(Set(copied.map(\.name)) == named)
    let declared = Set(copied.flatMap(\.declaredTypes))
    let missing = Set(left.flatMap(\.declaredTypes)).subtracting(declared)
    for file in copied {
      let words = Set(file.codeLines.flatMap { $0.split { !$0.isLetter }.map(String.init) })
      let used = words.intersection(missing).sorted()
      #expect(used.isEmpty, "\(file.path) uses \(used), which the guide does not name.")
    }
  }
}

extension SourceFile {
  /// The file name without its extension.
  fileprivate var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
}
