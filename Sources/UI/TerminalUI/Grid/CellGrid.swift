/// What a terminal shows: rows of cells, each with one character or the right half of a wide one.
///
/// Writing past an edge is cut off, a wide character that would be halved leaves a space. A control
/// character is shown as its picture (U+2400…), and one that would turn the direction of writing as
/// U+FFFD; neither is sent.
public struct CellGrid: Equatable, Sendable {
  /// How many columns and rows there are; neither is negative.
  public let size: GridSize
  private var rows: [[Cell]]

  struct Cell: Equatable {
    /// Nil is the right half of the wide character before it.
    var character: Character?
    var style = CellStyle.plain

    static let blank = Cell(character: " ")
  }

  /// A grid of spaces.
  public init(_ size: GridSize) {
    self.size = size
    rows = Array(
      repeating: Array(repeating: Cell.blank, count: size.columns), count: size.rows)
  }

  /// Writes `text` from `column` of `row` on, over what stands there, as far as `limit`.
  ///
  /// - Parameters:
  ///   - limit: the first column that is not written; the grid's edge where it is nil.
  ///   - style: how the characters look; combining marks look as what they combine with.
  /// - Returns: the column after the last one written.
  @discardableResult
  public mutating func write(
    _ text: String, row: Int, column: Int, limit: Int? = nil, style: CellStyle = .plain
  ) -> Int {
    guard rows.indices.contains(row) else { return column }
    let end = min(limit ?? size.columns, size.columns)
    var place = column
    for character in text.map(\.visible) {
      let width = character.columns
      guard width > 0 else {
        join(character, before: place, in: row)
        continue
      }
      guard place + width <= end else { break }
      if place >= 0 { put(character, style, width: width, row: row, column: place) }
      place += width
    }
    return place
  }

  /// The rows as text, without the spaces at their ends.
  public var lines: [String] {
    rows.map { row in
      var line = String(row.compactMap(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// How the character at a place looks; plain where there is no such place.
  public func style(row: Int, column: Int) -> CellStyle {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return .plain }
    return rows[row][column].style
  }

  /// The cells of a row, from the left.
  func cells(inRow row: Int) -> [Cell] { rows[row] }

  private mutating func put(
    _ character: Character, _ style: CellStyle, width: Int, row: Int, column: Int
  ) {
    clearHalves(row: row, column: column)
    clearHalves(row: row, column: column + width - 1)
    rows[row][column] = Cell(character: character, style: style)
    if width == 2 { rows[row][column + 1] = Cell(character: nil, style: style) }
  }

  /// A wide character of which one half is written over leaves no half behind.
  private mutating func clearHalves(row: Int, column: Int) {
    if rows[row][column].character == nil { rows[row][column - 1].character = " " }
    if column + 1 < size.columns, rows[row][column + 1].character == nil {
      rows[row][column + 1].character = " "
    }
  }

  private mutating func join(_ mark: Character, before column: Int, in row: Int) {
    let before = 0..<max(0, min(column, size.columns))
    guard let place = before.last(where: { rows[row][$0].character != nil }),
      let base = rows[row][place].character
    else { return }
    let joined = String(base) + String(mark)
    if joined.count == 1, let character = joined.first { rows[row][place].character = character }
  }
}
