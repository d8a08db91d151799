import Foundation
import TestSupport
import Testing

@Suite("The examples of the patterns")
struct TranscriptTests {
  @Test(
    "the transcript equals its golden file",
    arguments: [
      "data-source", "presenter", "binding", "interaction", "keyboard-manager", "navigator",
      "service-locator", "composition", "smart-view", "protocol-split",
    ])
  func transcript(_ pattern: String) async throws {
    let home = try TemporaryFolder()
    let name = "\(pattern)-example"
    let result = try await Program(name).run([], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden(name).expect(result.output)
  }
}

/// A file with the approved output of a program.
///
/// `GOLDENS=write swift test --filter ExamplesTests` writes the files. Review them in `git diff`.
struct Golden {
  private let url: URL

  init(_ name: String) {
    url = SourceFile.root.appending(path: "Tests/Examples/ExamplesTests/Goldens/\(name).golden")
  }

  /// Expects that `text` equals the file. On failure, the text is attached to the report.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["GOLDENS"] == "write" {
      try Data(text.utf8).write(to: url)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    guard golden != text else { return }
    Attachment.record(text, named: url.lastPathComponent)
    let (new, old) = (lines(text), lines(golden))
    let line = zip(new, old).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(url.lastPathComponent) differs from line \(line + 1) on:
        printed: \(line < new.count ? new[line] : "nothing")
        golden:  \(line < old.count ? old[line] : "nothing")
      """, sourceLocation: sourceLocation)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
