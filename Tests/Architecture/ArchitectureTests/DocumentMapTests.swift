import Foundation
import TestSupport
import Testing

/// Checks `Guides/Documents.md`, which lists the sources for each idea of the five documents.
@Suite("Guides/Documents.md maps each idea of the documents to tested code")
struct DocumentMapTests {
  private struct Row: CustomTestStringConvertible {
    let id: String
    /// The types and files in the last column of the table.
    let names: [String]

    var testDescription: String { id }
  }

  private static let rows: [Row] = {
    let lines = (try? SourceFile("Guides/Documents.md").lines) ?? []
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].wholeMatch(of: /[A-E][0-9]+/) != nil else { return nil }
      return Row(id: cells[0], names: cells[2].matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }()

  private static let files = SourceFile.package

  private static let declaredTypes = Set(files.flatMap(\.declaredTypes))

  /// The words in the code of all test files.
  private static let testedWords = words(files.filter { $0.path.hasPrefix("Tests/") })

  @Test("the guide has a row for each of the documents' 72 ideas")
  func complete() {
    let counts = Dictionary(grouping: Self.rows, by: \.id.first).mapValues(\.count)
    #expect(counts == ["A": 16, "B": 12, "C": 18, "D": 12, "E": 14])
  }

  @Test("each name in a row is declared in the package", arguments: rows)
  private func declared(_ row: Row) {
    for name in row.names {
      let isFile = Self.files.contains { $0.path.hasSuffix("/\(name).swift") }
      let isType = Self.declaredTypes.contains(name)
      #expect(isFile || isType, "Nothing is named \(name).")
    }
  }

  @Test("a test uses at least one name of each row", arguments: rows)
  private func tested(_ row: Row) {
    guard !row.names.isEmpty else { return }
    let words = row.names.flatMap { $0.split(separator: "+").map(String.init) }
    #expect(words.contains(where: Self.testedWords.contains), "No test uses \(row.names).")
  }

  @Test("no other file refers to a row by its number")
  func notCited() throws {
    let guides = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Guides").path
    ).filter { $0.hasSuffix(".md") && $0 != "Documents.md" }.map { try SourceFile("Guides/\($0)") }
    let citation = /\brows? [A-E][0-9]{1,2}\b|\((?:row )?[A-E][0-9]{1,2}\)/
    for file in try Self.files + guides + [SourceFile("README.md")] {
      for line in file.lines where Self.hasRowNumber(line) {
        let found = line.firstMatch(of: citation)
        #expect(found == nil, "\(file.path): \(line)")
      }
    }
  }

  /// Whether a line contains one of the letters A to E before a digit.
  private static func hasRowNumber(_ line: String) -> Bool {
    guard strpbrk(line, "ABCDE") != nil else { return false }
    var followsLetter = false
    for byte in Array(line.utf8) {
      if followsLetter, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { return true }
      followsLetter = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "E")
    }
    return false
  }

  private static func words(_ files: [SourceFile]) -> Set<String> {
    files.reduce(into: []) { words, file in
      for line in file.codeLines { words.formUnion(line.identifiers) }
    }
  }
}
