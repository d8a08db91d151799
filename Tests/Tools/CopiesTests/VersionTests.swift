import Copies
import Foundation
import ScriptRunner
import TestSupport
import Testing

@Suite("The version of the kit")
struct VersionTests {
  @Test("`kitVersion` is the newest version in the changelog, with “+dev” after later changes")
  func changelog() throws {
    let lines = try SourceFile("CHANGELOG.md").lines
    let headings = lines.filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
    let newest = try #require(headings.dropFirst().first)
    let changes = lines.prefix { $0 != newest }.filter { $0.hasPrefix("- ") }
    #expect(newest + (changes.isEmpty ? "" : "+dev") == "## \(kitVersion)")
  }

  @Test("`CopyCheck` and the script `copies-compile` use the same compiler modes and features")
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
