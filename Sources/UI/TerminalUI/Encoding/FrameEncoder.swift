/// The output features that a terminal supports.
public enum TerminalAbility: Sendable, CaseIterable {
  /// Lines of text only: a file, a pipe, `TERM=dumb`.
  case lines
  /// Cursor placement and attributes such as bold, without colours.
  case monochrome
  /// Cursor placement, attributes and sixteen colours.
  case colours

  /// Reads `TERM` and `NO_COLOR` (no-color.org) from the environment.
  init(isTerminal: Bool, environment: [String: String]) {
    let kind = environment["TERM"] ?? ""
    let refusesColours = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    switch (isTerminal, kind) {
    case (false, _), (_, ""), (_, "dumb"), (_, "unknown"): self = .lines
    case _ where refusesColours || kind.hasPrefix("vt1") || kind.hasPrefix("vt2"):
      self = .monochrome
    default: self = .colours
    }
  }
}

/// Encodes frames as the bytes that make a terminal show them.
struct FrameEncoder {
  let ability: TerminalAbility

  init(_ ability: TerminalAbility) {
    self.ability = ability
  }

  /// Returns the bytes that clear the terminal and show the whole frame.
  func full(_ frame: CellGrid) -> [UInt8] {
    guard ability != .lines else {
      return frame.lines.flatMap { Array($0.utf8) + [0x0A] }
    }
    var output = FrameOutput(ability: ability)
    output.text = "\u{1B}[0m\u{1B}[2J"
    output.change(from: CellGrid(frame.size), to: frame)
    return output.finish()
  }

  /// Returns the bytes that change the shown frame `old` to `new`.
  func difference(from old: CellGrid, to new: CellGrid) -> [UInt8] {
    guard old != new else { return [] }
    guard old.size == new.size, ability != .lines else { return full(new) }
    var output = FrameOutput(ability: ability)
    output.change(from: old, to: new)
    return output.finish()
  }
}

/// The encoded text of a frame, with the terminal's style and cursor after it.
private struct FrameOutput {
  let ability: TerminalAbility
  var text = ""
  var style = CellStyle.plain
  var cursor: (row: Int, column: Int)?

  /// Resending this many unchanged cells is cheaper than moving the cursor.
  static let shortGap = 4

  mutating func change(from old: CellGrid, to new: CellGrid) {
    for row in 0..<new.size.rows {
      let before = old.cells(inRow: row)
      let after = new.cells(inRow: row)
      var last: Int?
      for column in after.indices where before[column] != after[column] {
        let gap = last.map { column - $0 <= Self.shortGap } ?? false
        for place in (gap ? (last ?? 0) + 1 : column)...column { send(after, row, place) }
        last = column
      }
    }
  }

  mutating func finish() -> [UInt8] {
    use(.plain)
    return Array(text.utf8)
  }

  private mutating func send(_ cells: [CellGrid.Cell], _ row: Int, _ column: Int) {
    guard let character = cells[column].character else { return }
    if cursor.map({ $0 != (row, column) }) ?? true {
      text += "\u{1B}[\(row + 1);\(column + 1)H"
    }
    use(cells[column].style)
    text.append(character)
    // Terminals disagree on the width of combined characters and on the cursor after the last
    // column. The next cell places the cursor again.
    let isSimple = character.unicodeScalars.count == 1
    let after = column + character.columns
    cursor = isSimple && after < cells.count ? (row, after) : nil
  }

  private mutating func use(_ wanted: CellStyle) {
    let wanted = ability == .colours ? wanted : wanted.withoutColours
    guard wanted != style else { return }
    style = wanted
    text += "\u{1B}[\(wanted.parameters.map(String.init).joined(separator: ";"))m"
  }
}

extension CellStyle {
  /// The parameters of the escape sequence that selects this style (ECMA-48, SGR).
  fileprivate var parameters: [Int] {
    let attributes = [(isBold, 1), (isDim, 2), (isUnderlined, 4), (isInverse, 7)]
    return [0] + attributes.filter(\.0).map(\.1)
      + [foreground?.parameter, background.map { $0.parameter + 10 }].compactMap(\.self)
  }
}

extension TerminalColour {
  fileprivate var parameter: Int { rawValue < 8 ? 30 + rawValue : 82 + rawValue }
}
