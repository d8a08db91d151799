import Foundation
import TestSupport
import Testing

@Suite("Files are short and documented")
struct FileTests {
  private static let files = SourceFile.package
  private static let sources = files.filter { $0.path.hasPrefix("Sources/") }

  @Test("no file has more than 250 lines, except the files in `Exemptions.length`")
  func longest() {
    let long = Set(Self.files.filter { $0.length > 250 }.map(\.path))
    #expect(long == Set(Exemptions.length.keys))
  }

  @Test("no public type has the name of a module")
  func moduleNames() throws {
    let modules = try Set(Layer.allCases.flatMap { try $0.targets })
    for file in Self.sources {
      let types = file.publicTypes.filter(modules.contains)
      #expect(types.isEmpty, "\(file.path) declares \(types).")
    }
  }

  @Test("every public declaration has a doc comment")
  func documented() {
    for file in Self.sources {
      let lines = file.undocumentedPublicLines
      #expect(lines.isEmpty, "\(file.path): lines \(lines) have no doc comment.")
    }
  }

  /// Returns whether the code reads the time, time zone, locale or calendar of the machine.
  private func readsMachineSetting(_ code: String) -> Bool {
    // A search for text is much faster than a regular expression.
    guard ["Date()", ".now", "autoupdatingCurrent", ".current"].contains(where: code.has) else {
      return false
    }
    return code.contains(
      #/
      \bDate\(\) | \bDate(\.|\ =\ \.)now\b | autoupdatingCurrent |
      ([Ll]ocale|[Zz]one|alendar)(\.|(:|\ =)\ \.)current\b
      /#)
  }

  @Test("forbidden code appears only in files with an exemption, and each exemption is necessary")
  func escapes() {
    let forbidden = [
      "@unchecked Sendable", "nonisolated(unsafe)", "DispatchSemaphore", "Thread.sleep", "usleep(",
      "Task.sleep", "waitUntilExit", "try!", "as! ", "@_",
    ]
    var found: Set<[String]> = []
    for file in Self.files where !file.path.hasPrefix("Tests/Architecture/") {
      let code = file.codeLines.joined(separator: "\n")
      for text in forbidden where code.has(text) { found.insert([file.path, text]) }
      if code.has("._"), code.contains(/\._[a-z]/) { found.insert([file.path, "._"]) }
      if readsMachineSetting(code) { found.insert([file.path, "the machine's settings"]) }
    }
    #expect(found == Set(Exemptions.escapes.map { [$0.path, $0.text] }))
  }

  @Test("no two names of targets and products differ only in case")
  func uniqueNames() throws {
    let manifest = try SourceFile("Package.swift").lines.joined(separator: "\n")
    let names = manifest.matches(of: /(?:name: |library\(\s*|executable\(\s*|tests\(\s*)"([^"]+)"/)
      .map { String($0.1) }
    let spellings = Dictionary(grouping: Set(names)) { $0.lowercased() }
    #expect(names.count > 40)
    for (_, spelling) in spellings { #expect(spelling.count == 1, "\(spelling)") }
  }
}
