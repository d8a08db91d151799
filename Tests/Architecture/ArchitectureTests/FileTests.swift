import Foundation
import TestSupport
import Testing

@Suite("Files are short, of one idea each, and documented")
struct FileTests {
  private static func everything() throws -> [SourceFile] {
    try ["Sources", "Tests", "Examples"].flatMap { try SourceFile.all(below: $0) }
  }

  @Test("no file has more than 250 lines, but for the exemptions, which all still apply")
  func longest() throws {
    let long = try Set(Self.everything().filter { $0.length > 250 }.map(\.path))
    #expect(long == Set(Exemptions.length.keys))
  }

  @Test("no file is a placeholder: each holds code")
  func noPlaceholders() throws {
    for file in try Self.everything() { #expect(!file.codeLines.isEmpty, "\(file.path)") }
  }

  @Test("half of the source files have fewer than 90 lines")
  func median() throws {
    let lengths = try SourceFile.all(below: "Sources").map(\.length).sorted()
    #expect(lengths[lengths.count / 2] < 90)
  }

  @Test("a file declares one public type")
  func onePublicType() throws {
    for file in try SourceFile.all(below: "Sources") {
      let types = file.publicTypes
      #expect(types.count <= 1, "\(file.path) declares \(types)")
    }
  }

  @Test("no public type has its module's name, so that qualified names keep working")
  func moduleNames() throws {
    for file in try SourceFile.all(below: "Sources") {
      #expect(!file.publicTypes.contains(file.module), "\(file.path)")
    }
  }

  @Test("every public declaration has a doc comment")
  func documented() throws {
    for file in try SourceFile.all(below: "Sources") {
      let bare = file.undocumentedPublicLines
      #expect(bare.isEmpty, "\(file.path): lines \(bare) have no doc comment")
    }
  }

  @Test("no file or type is called a helper or a utility")
  func names() throws {
    for file in try Self.everything() {
      let name = file.path.split(separator: "/").last ?? ""
      #expect(!name.contains("Helper") && !name.contains("Util"), "\(file.path)")
    }
  }

  @Test(
    "what the rules forbid is used only where the exemptions list it, and each of them still is")
  func escapes() throws {
    let forbidden = [
      "@unchecked Sendable", "nonisolated(unsafe)", "DispatchSemaphore", "Thread.sleep", "usleep(",
      "Task.sleep", "waitUntilExit", "try!", "as! ",
    ]
    var found: Set<[String]> = []
    for file in try Self.everything() where !file.path.hasPrefix("Tests/Architecture/") {
      for line in file.codeLines {
        for text in forbidden where line.contains(text) { found.insert([file.path, text]) }
      }
    }
    #expect(found == Set(Exemptions.escapes.map { [$0.path, $0.text] }))
  }

  @Test("names of targets and products are unique, ignoring case")
  func uniqueNames() throws {
    let manifest = try SourceFile("Package.swift").lines.joined(separator: "\n")
    let names = manifest.matches(of: /(?:name: |library\(\s*|executable\(\s*|tests\(\s*)"([^"]+)"/)
      .map { String($0.1) }
    let spellings = Dictionary(grouping: Set(names)) { $0.lowercased() }
    #expect(names.count > 40)
    for (_, spelling) in spellings { #expect(spelling.count == 1, "\(spelling)") }
  }
}
