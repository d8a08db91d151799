@testable import TerminalUI

/// A terminal emulator that decodes the bytes of a `FrameEncoder`.
///
/// The emulator accepts only the sequences of TerminalUI and records all others as errors.
struct TerminalPicture {
  private(set) var grid: CellGrid
  /// True for each switch to the alternate screen, false for each switch back.
  private(set) var alternations: [Bool] = []
  private(set) var isCursorHidden = false
  /// The unknown sequences and control characters that the emulator received.
  private(set) var complaints: [String] = []
  private var row = 0
  private var column = 0
  private var style = CellStyle.plain
  private var pending: [UInt8] = []

  init(_ size: GridSize) {
    grid = CellGrid(size)
  }

  /// The text of all lines.
  var text: String { grid.lines.joined(separator: "\n") }

  /// Changes the size and clears the screen.
  mutating func resize(to size: GridSize) {
    grid = CellGrid(size)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    // An incomplete character or sequence is kept until the rest arrives.
    guard let text = String(validating: pending, as: UTF8.self) else { return }
    pending = []
    var rest = Substring(text)
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let end = rest.dropFirst(2).firstIndex(where: { $0.isASCII && $0.isLetter }) else {
          pending = Array(rest.utf8)
          return
        }
        obey(String(rest[...end].dropFirst(2)))
        rest = rest[rest.index(after: end)...]
      } else {
        rest.removeFirst()
        show(character)
      }
    }
  }

  private mutating func show(_ character: Character) {
    switch character {
    case "\r\n", "\n": (row, column) = (row + 1, 0)
    case "\r": column = 0
    case _ where character.visible != character: complaints.append("\(character.unicodeScalars)")
    default:
      // Instead of scrolling, the emulator begins an empty page.
      if row >= grid.size.rows { (grid, row) = (CellGrid(grid.size), 0) }
      column = grid.write(String(character), row: row, column: column, style: style)
    }
  }

  private mutating func obey(_ sequence: String) {
    let numbers = sequence.dropLast().split(separator: ";").compactMap { Int($0) }
    switch (sequence.last, sequence) {
    case ("H", _) where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case (_, "2J"): grid = CellGrid(grid.size)
    case ("m", _): numbers.forEach { style.apply($0) }
    case (_, "?1049h"), (_, "?1049l"):
      alternations.append(sequence.hasSuffix("h"))
      (grid, row, column) = (CellGrid(grid.size), 0, 0)
    case (_, "?25l"), (_, "?25h"): isCursorHidden = sequence.hasSuffix("l")
    case (_, "?7l"), (_, "?7h"), (_, "?2004h"), (_, "?2004l"): break
    default: complaints.append(sequence)
    }
  }
}

extension CellStyle {
  fileprivate mutating func apply(_ parameter: Int) {
    switch parameter {
    case 0: self = .plain
    case 1: isBold = true
    case 2: isDim = true
    case 4: isUnderlined = true
    case 7: isInverse = true
    case 30...37: foreground = TerminalColour(rawValue: parameter - 30)
    case 90...97: foreground = TerminalColour(rawValue: parameter - 82)
    case 40...47: background = TerminalColour(rawValue: parameter - 40)
    default: background = TerminalColour(rawValue: parameter - 92)
    }
  }
}
