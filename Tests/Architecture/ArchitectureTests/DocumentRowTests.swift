import Foundation
import TestSupport
import Testing

/// Comments and guides cite the five documents by row, and the documents are not in the package:
/// what a reader does not find on the page, they find nowhere.
@Suite("Guides/Documents.md says what a cited row is")
struct DocumentRowTests {
  private static let folders = ["Sources", "Tests", "Examples"]

  /// The rows of the page: an identifier, and the names of files in the last column.
  private static func rows() throws -> [String: [String]] {
    let rows = try SourceFile("Guides/Documents.md").lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 3 && cells[0].wholeMatch(of: /[A-E][0-9]+/) != nil
        ? (cells[0], cells[2].matches(of: /`([^`]+)`/).map { String($0.1) }) : nil
    }
    return Dictionary(rows) { _, second in second }
  }

  @Test("each row that a source or a guide cites is on the page")
  func cited() throws {
    let rows = try Self.rows()
    let guides = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.root.appending(path: "Guides").path
    ).filter { $0.hasSuffix(".md") }.map { try SourceFile("Guides/\($0)") }
    var count = 0
    for file in try Self.folders.flatMap(SourceFile.all(below:)) + guides {
      for line in file.lines where line.contains("row") {
        for citation in line.matches(of: /\brows? ([A-E][0-9]+(?:(?:,| and| to) [A-E][0-9]+)*)/) {
          for row in citation.1.matches(of: /[A-E][0-9]+/) {
            count += 1
            let isThere = rows[String(row.0)] != nil
            #expect(isThere, "\(file.path) cites \(row.0), which is not on the page")
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test("each file that the page names is there, by that name")
  func named() throws {
    let names = try Set(
      Self.folders.flatMap(SourceFile.all(below:)).map {
        URL(filePath: $0.path).deletingPathExtension().lastPathComponent
      })
    let rows = try Self.rows()
    #expect(rows.count == 49)
    for (row, files) in rows {
      let missing = files.filter { !names.contains($0) }
      #expect(missing.isEmpty, "row \(row): no file has this name")
    }
  }
}
