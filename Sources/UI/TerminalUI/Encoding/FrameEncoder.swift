/// The output features of a terminal that can place its cursor.
public enum TerminalAbility: Sendable, CaseIterable {
  /// Attributes such as bold, without colors.
  case monochrome
  /// Attributes and sixteen colors.
  case colours

  /// Reads `TERM` and `NO_COLOR` (no-color.org) from the environment.
  ///
  /// Returns nil if the terminal cannot place its cursor, for example `TERM=dumb`.
  init?(_ environment: [String: String]) {
    let kind = environment["TERM"] ?? ""
    guard !["", "dumb", "unknown"].contains(kind) else { return nil }
    let refusesColours = environment["NO_COLOR"]?.isEmpty == false
    self = refusesColours || kind.hasPrefix("vt1") || kind.hasPrefix("vt2") ? .monochrome : .colours
  }
}

/// An encoder that turns a frame into the bytes with which a terminal shows it.
struct FrameEncoder {
  private let ability: TerminalAbility
  private var text = ""
  /// The terminal's text style after the encoded bytes.
  private var style = CellStyle.plain
  private var cursor: (row: Int, column: Int)?

  /// Returns the bytes that replace the shown frame `old` with `new`.
  ///
  /// Without an old frame of the same size, the bytes clear the terminal and show the whole frame.
  static func bytes(
    for new: CellGrid, after old: CellGrid? = nil, on ability: TerminalAbility
  ) -> [UInt8] {
    guard old != new else { return [] }
    var encoder = FrameEncoder(ability: ability)
    var before = CellGrid(new.size)
    if let old, old.size == new.size { before = old } else { encoder.text = "\u{1B}[0m\u{1B}[2J" }
    for (row, cells) in new.rows.enumerated() {
      var last: Int?
      for column in cells.indices where cells[column] != before.rows[row][column] {
        // Sending a few unchanged cells again takes fewer bytes than moving the cursor past them.
        let start = last.map { column - $0 <= 4 ? $0 + 1 : column } ?? column
        for place in start...column { encoder.send(cells[place], row, place, of: cells.count) }
        last = column
      }
    }
    encoder.use(.plain)
    return Array(encoder.text.utf8)
  }

  private mutating func send(_ cell: CellGrid.Cell, _ row: Int, _ column: Int, of columns: Int) {
    guard let character = cell.character else { return }
    if cursor.map({ $0 != (row, column) }) ?? true {
      text += "\u{1B}[\(row + 1);\(column + 1)H"
    }
    use(cell.style)
    text.append(character)
    // Terminals differ in the width of combined characters and in the cursor position at the edge.
    // After such a cell, `cursor` is nil, so the encoder sends the position before the next cell.
    let isSimple = character.unicodeScalars.count == 1
    let after = column + character.columns
    cursor = isSimple && after < columns ? (row, after) : nil
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
