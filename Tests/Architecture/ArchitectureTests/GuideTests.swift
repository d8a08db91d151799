import Foundation
import TestSupport
import Testing

@Suite("Guides show code that compiles")
struct GuideTests {
  private static let guides =
    ["README.md"]
    + ((try? FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Guides").path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "Guides/\($0)" }

  /// Every line of the package's code, without the space before it.
  private static let compiled: Set<String> = {
    let folders = ["Sources", "Tests", "Examples"]
    let files = folders.flatMap { (try? SourceFile.all(below: $0)) ?? [] }
    return Set(files.flatMap(\.lines).map { $0.trimmingCharacters(in: .whitespaces) })
  }()

  @Test("each line of a Swift snippet stands in the sources", arguments: guides)
  func snippets(_ path: String) throws {
    let guide = try SourceFile(path)
    var isInSnippet = false
    for (index, line) in guide.lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") {
        isInSnippet = text == "```swift"
        continue
      }
      guard isInSnippet, !text.isEmpty, !text.hasPrefix("// …") else { continue }
      #expect(
        Self.compiled.contains(text) || Self.compiled.contains("/// " + text),
        "\(path), line \(index + 1), stands nowhere in the sources: \(text)")
    }
  }

  @Test("what the README shows of contacts is what it prints")
  func readmeTour() throws {
    let golden = try SourceFile("Tests/Examples/ExamplesTests/Goldens/contacts-tour.golden")
    let readme = try SourceFile("README.md").lines
    let start = try #require(readme.firstIndex(of: "```text"))
    let shown = readme[(start + 1)...].prefix { $0 != "```" }.filter { $0 != "…" }
    #expect(shown.count > 5)
    for line in shown { #expect(golden.lines.contains(line), "contacts does not print: \(line)") }
  }

  @Test("each link leads to a file", arguments: guides)
  func links(_ path: String) throws {
    let guide = try SourceFile(path)
    let folder = SourceFile.root.appending(path: path).deletingLastPathComponent()
    for match in guide.lines.joined(separator: "\n").matches(of: /\]\(([^)#]+)[^)]*\)/) {
      let target = String(match.1)
      guard !target.hasPrefix("http") else { continue }
      let exists = FileManager.default.fileExists(atPath: folder.appending(path: target).path)
      #expect(exists, "\(path) links to \(target), which is not there")
    }
  }
}
