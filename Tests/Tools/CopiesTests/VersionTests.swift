import Copies
import Foundation
import ScriptRunner
import TestSupport
import Testing

@Suite("The version of the kit")
struct VersionTests {
  @Test("the newest version in the changelog is the version that programs print")
  func changelog() throws {
    let headings = try SourceFile("CHANGELOG.md").lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
    #expect(headings.dropFirst().first == "## \(kitVersion)")
  }

  @Test("copies are compiled in the modes of `copies-compile`")
  @MainActor func modes() throws {
    let script = try SourceFile("Tests/Scripts/copies-compile").lines.joined(separator: "\n")
    for (name, flags) in CopyCheck.modes {
      let start = flags.components(separatedBy: " -enable-upcoming")[0]
      #expect(script.contains("\"\(name)|\(start)"))
    }
    let features = try #require(script.firstMatch(of: /for feature in ([^;]+); do/)).1
    let names = features.split { !$0.isLetter }.map(String.init)
    #expect(names == CopyCheck.features)
  }
}
