import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

/// The sample list on a live screen without a terminal. Tests press keys and read frames.
@MainActor
final class LiveStage {
  let sample = Sample()
  var size: GridSize

  init(_ size: GridSize = .standard) {
    self.size = size
    _ = frame
  }

  var screen: LiveScreen { sample.screen }
  var list: SampleList { sample.list }
  var frame: CellGrid { screen.frame(of: size) }
  var lines: [String] { frame.lines }
  /// The last two lines, which contain the status and the keys.
  var footer: String { lines.suffix(2).joined(separator: "\n") }

  /// Presses the keys and draws a frame after each key.
  func press(_ keys: Key...) {
    for key in keys {
      screen.press(key)
      sample.window.displayIfNeeded()
      _ = frame
    }
  }

  /// Types the text and draws a frame at the end.
  func type(_ text: String) {
    for character in text { screen.press(.character(character)) }
    sample.window.displayIfNeeded()
    _ = frame
  }

  /// The title of the highlighted row, or nil if no row is highlighted.
  var highlighted: String? {
    screen.highlightedRow.flatMap { $0.table.cellForRow(at: $0.path)?.rowTexts.first }
  }

  /// The first line with a highlight mark, or nil.
  var marked: String? { lines.first { $0.contains("▸") } }

  /// Returns the text with the style, line by line. Lines without the style are omitted.
  func texts(in style: CellStyle) -> [String] {
    let frame = frame
    return (0..<frame.size.rows).compactMap { row in
      let cells = frame.rows[row].filter { $0.style == style }.compactMap(\.character)
      return cells.isEmpty ? nil : String(cells).trimmingCharacters(in: .whitespaces)
    }
  }
}

/// A file with an approved frame: its text, then the style of each cell as a character.
///
/// `GOLDENS=write swift test --filter TerminalUITests` writes the files. Review them in `git diff`.
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
  /// The style of each cell, as a character.
  fileprivate var styleLines: [String] {
    (0..<size.rows).map { row in
      String((0..<size.columns).map { rows[row][$0].style.letter })
    }
  }
}

extension CellStyle {
  fileprivate var letter: Character {
    let letters: [CellStyle: Character] = [
      .plain: ".", .bar: "B", .barItem: "b", .focused: "F", .header: "H", .detail: "d",
      .highlight: "▒", .inactiveHighlight: "r", .waiting: "w", .refused: "!", .busy: "*",
      .bold: "T", .field: "_", .caret: "#", .hint: "s", .hintKey: "k", .dim: "x", .panelEdge: "e",
    ]
    return letters[self] ?? "?"
  }
}
