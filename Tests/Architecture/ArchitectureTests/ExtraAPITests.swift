import TestSupport
import Testing

@Suite("Architecture: API of HeadlessUI that UIKit does not have")
struct ExtraAPITests {
  private static let mark = "UIKit does not have this API"
  private static let stage = "Sources/UI/HeadlessUI/Stage/"

  @Test("the comment of each public type and extension in Stage states that UIKit lacks the API")
  func marked() throws {
    let files = try SourceFile.all(below: "Sources/UI/HeadlessUI")
      .filter { $0.path.hasPrefix(Self.stage) && $0.lines.contains { $0.contains("public ") } }
    #expect(!files.isEmpty)
    for file in files {
      for (index, line) in file.lines.enumerated() where Self.declaresAPI(line) {
        let comment = file.lines[..<index].reversed().prefix { $0.hasPrefix("///") }.reversed()
        let text = comment.map { $0.dropFirst(4) }.joined(separator: " ")
        #expect(text.contains(Self.mark), "\(file.path): \(line)")
      }
    }
  }

  /// Returns whether a line begins a public type, or an extension.
  private static func declaresAPI(_ line: String) -> Bool {
    ["extension ", "public ", "@MainActor public "].contains { line.hasPrefix($0) }
  }

  /// Two cell initializers are declared outside Stage. They are `required`, and Swift allows a
  /// required initializer only in the class itself, not in an extension.
  @Test("outside Stage, only the comments of cell initializers state that UIKit lacks the API")
  func unmarked() throws {
    let marked = try SourceFile.all(below: "Sources/UI/HeadlessUI")
      .filter { !$0.path.hasPrefix(Self.stage) }
      .flatMap { file in
        file.lines.indices.filter { file.lines[$0].contains(Self.mark) }.map { file.lines[$0 + 1] }
      }
    #expect(marked.count == 2)
    #expect(marked.allSatisfy { $0.contains("init(registeredFor reuseIdentifier: String)") })
  }
}
