import Foundation
import SourceMeasures

/// The numbers of code lines that a change adds and removes.
///
/// A changed line counts as one added line and one removed line.
struct LineChanges: CustomStringConvertible {
  let added: Int
  let removed: Int

  /// Compares the code lines below `// MARK: part` in two versions of a file.
  init(in part: String, _ old: SwiftSource, _ new: SwiftSource) {
    let changes = new.lines(below: part).difference(from: old.lines(below: part))
    added = changes.insertions.count
    removed = changes.removals.count
  }

  var description: String { "+\(added) −\(removed)" }
}

extension SwiftSource {
  /// Returns the code lines below `// MARK: mark`, up to the next `// MARK:` comment.
  fileprivate func lines(below mark: String) -> [String] {
    let lines = lines
    let marks = lines.indices.filter { lines[$0].contains("// MARK: ") }
    guard let start = marks.first(where: { lines[$0].hasSuffix("// MARK: \(mark)") }) else {
      return []
    }
    let end = marks.first { $0 > start } ?? lines.endIndex
    return codeLines.filter { (start..<end).contains($0 - 1) }
      .map { lines[$0 - 1].trimmingCharacters(in: .whitespaces) }
  }
}
