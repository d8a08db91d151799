import Foundation
import TestSupport
import Testing

@Suite("Architecture: the tests of UIKit's rules")
struct RulesOfUIKitTests {
  private static let folder = "Tests/UI/UIKitRulesTests"
  private static let support = "\(folder)/Support/Stage.swift"

  @Test("apart from UIKit or HeadlessUI, a file imports only TestSupport and Testing")
  func imports() throws {
    let files = try SourceFile.all(below: Self.folder)
    #expect(files.count > 30)
    for file in files {
      let others = Set(file.imports).subtracting(["UIKit", "HeadlessUI", "TestSupport", "Testing"])
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted()).")
      let text = file.lines.joined(separator: "\n")
      let idiom = "#if canImport(UIKit)\n  import UIKit\n#else\n  import HeadlessUI\n"
      #expect(
        text.has(idiom) || text.has("#if !canImport(UIKit)"),
        "\(file.path) does not choose between UIKit and HeadlessUI.")
    }
  }

  @Test("only the support file uses HeadlessUI's additions to UIKit")
  func extraAPI() throws {
    let members = try Self.extraMembers()
    #expect(members.isSuperset(of: ["holdsTransitions", "settle", "tapRow"]))
    for file in try SourceFile.all(below: Self.folder) where file.path != Self.support {
      let code = file.codeLines.joined(separator: "\n")
      let types = ["KeyboardSimulator", "Violation", "takeViolations", "recordsViolations"]
      let found =
        members.filter { code.has(".\($0)") && Self.uses($0, in: code) }
        + types.filter(Set(code.identifiers).contains)
      #expect(found.isEmpty, "\(file.path) uses \(found.sorted()).")
    }
  }

  @Test("the doc comment of each suite names the source of the rules")
  func sources() throws {
    for file in try SourceFile.all(below: Self.folder) {
      for (number, line) in file.lines.enumerated() {
        guard line.drop(while: { $0 == " " }).hasPrefix("@Suite(") else { continue }
        let comment = file.lines[..<number].reversed().prefix { $0.has("///") }
        #expect(
          comment.contains { $0.has("Source: ") }, "\(file.path), line \(number + 1)")
      }
    }
  }

  /// Returns the names of the functions and properties that HeadlessUI adds to UIKit's classes.
  private static func extraMembers() throws -> Set<String> {
    let declaration = /public .*?\b(?:func|var|let) (\w+)/
    var names: Set<String> = []
    var isExtension = false
    for line in try SourceFile.all(below: "Sources/UI/HeadlessUI/Stage").flatMap(\.codeLines) {
      if line.first != " " { isExtension = line.hasPrefix("extension UI") }
      if isExtension, let match = line.firstMatch(of: declaration) { names.insert(String(match.1)) }
    }
    return names
  }

  /// Returns whether the member occurs in the code after a dot, as a whole word.
  private static func uses(_ member: String, in code: String) -> Bool {
    code.components(separatedBy: ".\(member)").dropFirst().contains { rest in
      guard let next = rest.first else { return true }
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }
}

extension Substring {
  /// Returns whether the text contains `part`.
  fileprivate func has(_ part: String) -> Bool { String(self).has(part) }
}
