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

  /// The lines of the package's Swift files.
  private static let compiled = CompiledLines()

  @Test(
    "each snippet is a passage of one source file, or a list of declarations that exist",
    arguments: guides)
  func snippets(_ path: String) throws {
    for run in try SourceFile(path).snippetRuns where !Self.compiled.contains(run.lines) {
      let strangers = run.lines.filter { !Self.compiled.contains([$0]) || !$0.isDeclaration }
      #expect(strangers.isEmpty, "\(path), line \(run.start): these lines are not in the sources")
    }
  }

  @Test("a snippet closes each brace, parenthesis and bracket that it opens", arguments: guides)
  func wholeSnippets(_ path: String) throws {
    for snippet in try SourceFile(path).swiftSnippets {
      let depths = [("{", "}"), ("(", ")"), ("[", "]")].map { snippet.depth(of: $0, $1) }
      #expect(depths == [0, 0, 0], "\(path): \(snippet)")
    }
  }

  @Test("the README's text block contains only lines that `contacts` prints")
  func readmeTour() throws {
    let golden = try SourceFile("Tests/Examples/ExamplesTests/Goldens/contacts-tour.golden")
    let readme = try SourceFile("README.md").lines
    let start = try #require(readme.firstIndex(of: "```text"))
    let shown = readme[(start + 1)...].prefix { $0 != "```" }.filter { $0 != "…" }
    #expect(shown.count > 5)
    for line in shown { #expect(golden.lines.contains(line), "contacts does not print: \(line)") }
  }

  @Test("each relative link in a guide leads to an existing file", arguments: guides)
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
