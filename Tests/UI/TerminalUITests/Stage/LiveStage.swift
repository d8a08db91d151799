import Foundation
import HeadlessUI

@testable import TerminalProbe
@testable import TerminalUI

/// The sample list on a live screen, without a terminal: keys in, frames out.
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

  /// Presses keys one after the other, as fast as a frame is drawn.
  func press(_ keys: Key...) {
    for key in keys {
      screen.press(key)
      // The display follows each key, as it does at the end of the run loop's turn.
      sample.window.displayIfNeeded()
      _ = frame
    }
  }

  func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Lets a search look on to its end, a frame after each part.
  func lookOn() {
    while screen.isLooking {
      screen.lookOn()
      _ = frame
    }
  }

  /// The title of the highlighted row of the table in front.
  var highlighted: String? {
    screen.highlightedRow.flatMap { $0.table.cellForRow(at: $0.path)?.rowTexts.first }
  }

  /// The line that has the mark of the highlight.
  var marked: String? { lines.first { $0.contains("▸") } }

  /// The texts that are drawn in a style.
  func texts(in style: CellStyle) -> [String] {
    let frame = frame
    return (0..<frame.size.rows).compactMap { row in
      let cells = frame.cells(inRow: row).filter { $0.style == style }.compactMap(\.character)
      return cells.isEmpty ? nil : String(cells).trimmingCharacters(in: .whitespaces)
    }
  }
}
