import Foundation
import TestSupport
import Testing

@Suite("Guides/CopyingAModule.md says all that its tests need")
struct CopyingGuideTests {
  /// What does not come along is missed only in an app, by somebody who cannot know where it stands.
  @Test("the files that it names for Interaction use no other file of their folder")
  func interaction() throws {
    let guide = try SourceFile("Guides/CopyingAModule.md").lines.joined(separator: " ")
    let paragraph = try #require(
      guide.firstMatch(of: /For Interaction these are (.*?)\./)?.output.1)
    let named = Set(paragraph.matches(of: /`(\w+)`/).map { String($0.output.1) })
    #expect(named.count > 10)
    let folder = "Tests/Patterns/InteractionTests"
    let names = try SourceFile.all(below: folder).map {
      URL(filePath: $0.path).deletingPathExtension().lastPathComponent
    }
    for name in named.sorted() {
      let words = try Set(
        SourceFile("\(folder)/\(name).swift").codeLines.flatMap {
          $0.split { !$0.isLetter }.map(String.init)
        })
      let missing = names.filter { words.contains($0) && !named.contains($0) }
      #expect(missing.isEmpty, "\(name) needs them, and the guide does not name them")
    }
  }
}
