/// The bytes of a frame while they are gathered, and what the terminal then stands at.
struct FrameOutput {
  private let ability: TerminalAbility
  private var text = ""
  private var style = CellStyle.plain
  private var place: (row: Int, column: Int)?

  /// So few unchanged cells between two changed ones are sent again: placing the cursor costs more.
  private static let shortGap = 4

  init(_ ability: TerminalAbility) {
    self.ability = ability
  }

  /// Clears everything, in the terminal's own colours.
  mutating func clear() {
    text += "\u{1B}[0m\u{1B}[2J"
  }

  /// Sends what differs in a row.
  mutating func change(_ row: Int, from old: CellGrid, to new: CellGrid) {
    let before = old.cells(inRow: row)
    let after = new.cells(inRow: row)
    guard before != after else { return }
    var column = 0
    while let start = (column..<after.count).first(where: { before[$0] != after[$0] }) {
      var end = start + 1
      var next = end
      while next < after.count, next - end < Self.shortGap {
        if before[next] != after[next] { end = next + 1 }
        next += 1
      }
      // The halves of a wide character change together: no run begins with a right half.
      send(after, row: row, columns: start..<end)
      column = end
    }
  }

  /// All that was gathered; the terminal's style is its own again.
  mutating func finish() -> [UInt8] {
    use(.plain)
    return Array(text.utf8)
  }

  private mutating func send(_ cells: [CellGrid.Cell], row: Int, columns: Range<Int>) {
    for column in columns {
      guard let character = cells[column].character else { continue }
      move(to: row, column)
      use(cells[column].style)
      text.append(character)
      // Terminals disagree on how far a character of several parts reaches, and on the cursor
      // beyond the last column: it is placed anew.
      let isSimple = character.unicodeScalars.count == 1
      let after = column + character.columns
      place = isSimple && after < cells.count ? (row, after) : nil
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    if let place, place == (row, column) { return }
    text += "\u{1B}[\(row + 1);\(column + 1)H"
  }

  private mutating func use(_ wanted: CellStyle) {
    let wanted = ability == .colours ? wanted : wanted.withoutColours
    guard wanted != style else { return }
    style = wanted
    text += "\u{1B}[\(wanted.selectGraphicRendition)m"
  }
}

extension CellStyle {
  /// The parameters of ECMA-48's SGR that lead from any style to this one.
  fileprivate var selectGraphicRendition: String {
    var parameters = [0]
    if isBold { parameters.append(1) }
    if isDim { parameters.append(2) }
    if isUnderlined { parameters.append(4) }
    if isInverse { parameters.append(7) }
    if let foreground { parameters.append(foreground.parameter(normal: 30, bright: 90)) }
    if let background { parameters.append(background.parameter(normal: 40, bright: 100)) }
    return parameters.map(String.init).joined(separator: ";")
  }
}

extension TerminalColour {
  fileprivate func parameter(normal: Int, bright: Int) -> Int {
    rawValue < 8 ? normal + rawValue : bright + rawValue - 8
  }
}
