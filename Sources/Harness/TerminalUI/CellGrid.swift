/// What a terminal shows: rows of cells, each with one character or the right half of a wide one.
///
/// Writing past an edge is cut off, a wide character that would be halved leaves a space, and a
/// control character is shown as its picture (U+2400…), never sent.
public struct CellGrid: Equatable, Sendable {
  /// How many columns and rows there are; neither is negative.
  public let size: GridSize
  /// The characters by row; nil is the right half of the wide character before it.
  private var rows: [[Character?]]

  /// A grid of spaces.
  public init(_ size: GridSize) {
    self.size = size
    rows = Array(
      repeating: Array(repeating: " ", count: max(0, size.columns)), count: max(0, size.rows))
  }

  /// Writes `text` from `column` of `row` on, over what stands there, as far as `limit`.
  ///
  /// - Parameter limit: the first column that is not written; the grid's edge where it is nil.
  /// - Returns: the column after the last one written.
  @discardableResult
  public mutating func write(_ text: String, row: Int, column: Int, limit: Int? = nil) -> Int {
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
      if place >= 0 { put(character, width: width, row: row, column: place) }
      place += width
    }
    return place
  }

  /// The rows as text, without the spaces at their ends.
  public var lines: [String] {
    rows.map { row in
      var line = String(row.compactMap { $0 })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private mutating func put(_ character: Character, width: Int, row: Int, column: Int) {
    clearHalves(row: row, column: column)
    clearHalves(row: row, column: column + width - 1)
    rows[row][column] = character
    if width == 2 { rows[row][column + 1] = nil }
  }

  /// A wide character of which one half is written over leaves no half behind.
  private mutating func clearHalves(row: Int, column: Int) {
    if rows[row][column] == nil { rows[row][column - 1] = " " }
    if column + 1 < size.columns, rows[row][column + 1] == nil { rows[row][column + 1] = " " }
  }

  private mutating func join(_ mark: Character, before column: Int, in row: Int) {
    guard let place = (0..<max(0, min(column, size.columns))).last(where: { rows[row][$0] != nil }),
      let base = rows[row][place]
    else { return }
    let joined = String(base) + String(mark)
    if joined.count == 1, let character = joined.first { rows[row][place] = character }
  }
}

extension Character {
  /// The character itself, or the picture of a control character.
  fileprivate var visible: Character {
    guard let scalar = unicodeScalars.first, unicodeScalars.count <= 2 else { return self }
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "?"
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0: return "\u{FFFD}"
    default: return self
    }
  }
}
