import Foundation
import TestSupport
import Testing

/// Checks `Guides/Documents.md`, which lists the sources for each idea of the five documents.
@Suite("Guides/Documents.md maps each idea of the five documents to types and files")
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

  @Test("the guide has a row for each of the documents' 72 ideas")
  func complete() {
    let counts = Dictionary(grouping: Self.rows, by: \.id.first).mapValues(\.count)
    #expect(counts == ["A": 16, "B": 12, "C": 18, "D": 12, "E": 14])
  }

  @Test("each name in a row is the name of a type or a Swift file of the package", arguments: rows)
  private func declared(_ row: Row) {
    for name in row.names {
      let isFile = Self.files.contains { $0.path.hasSuffix("/\(name).swift") }
      let isType = Self.declaredTypes.contains(name)
      #expect(isFile || isType, "Nothing is named \(name).")
    }
  }
}
