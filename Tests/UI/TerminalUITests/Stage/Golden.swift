import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// A frame that somebody looked at and agreed with: its text, then the style of each cell as a
/// letter.
///
/// After a change that is meant: `GOLDENS=write swift test --filter TerminalUITests`, then look at
/// the difference in git.
struct Golden {
  private let url: URL

  init(_ name: String) {
    url = SourceFile.root.appending(path: "Tests/UI/TerminalUITests/Goldens/\(name).golden")
  }

  func expect(_ frame: CellGrid, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = (frame.lines + [""] + frame.styleLines + [""]).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["GOLDENS"] == "write" {
      try Data(text.utf8).write(to: url)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    guard golden != text else { return }
    Attachment.record(text, named: url.lastPathComponent)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(new, old).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(url.lastPathComponent) differs from line \(line + 1) on:
        drawn:  \(line < new.count ? new[line] : "nothing")
        golden: \(line < old.count ? old[line] : "nothing")
      """, sourceLocation: sourceLocation)
  }
}

extension CellGrid {
  /// The style of each cell, as a letter.
  fileprivate var styleLines: [String] {
    (0..<size.rows).map { row in
      String((0..<size.columns).map { style(row: row, column: $0).letter })
    }
  }
}

extension CellStyle {
  fileprivate var letter: Character {
    let letters: [CellStyle: Character] = [
      .plain: ".", .bar: "B", .barItem: "b", .focused: "F", .header: "H", .detail: "d",
      .highlight: "▒", .resting: "r", .waiting: "w", .refused: "!", .busy: "*", .panelEdge: "e",
      .panelTitle: "T", .field: "_", .caret: "#", .status: "s",
      .statusKey: "k", .disabledButton: "x",
    ]
    return letters[self] ?? "?"
  }
}
