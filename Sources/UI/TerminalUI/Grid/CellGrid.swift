/// A terminal's size in characters, written "80x24".
public struct GridSize: Hashable, Sendable {
  /// The number of characters in a line.
  public let columns: Int
  /// The number of lines.
  public let rows: Int

  /// Creates a size without checking the numbers, so it can be 0 × 0.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The standard size: 80 columns, 24 rows.
  public static let standard = GridSize(columns: 80, rows: 24)

  /// Parses a size such as "80x24". Returns nil unless both numbers are in 1...1000.
  public init?(_ text: String) {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy((1...1000).contains) else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }
}

/// The characters and styles that a terminal shows.
///
/// Text is cut off at the edges. ASCII control characters are replaced with visible symbols
/// (U+2400…), other control characters and changes of the writing direction with U+FFFD. All of
/// them could garble the screen.
public struct CellGrid: Equatable, Sendable {
  struct Cell: Equatable {
    /// The character, or nil in the right half of a wide character.
    var character: Character?
    var style = CellStyle.plain
  }

  /// The number of columns and rows.
  public let size: GridSize
  private(set) var rows: [[Cell]]

  init(_ size: GridSize) {
    self.size = size
    rows = Array(
      repeating: Array(repeating: Cell(character: " "), count: size.columns), count: size.rows)
  }

  /// The text of the rows, without trailing spaces.
  public var lines: [String] {
    rows.map { row in
      let end = row.lastIndex { $0.character != " " }.map { $0 + 1 } ?? 0
      var line = ""
      for cell in row[..<end] { if let character = cell.character { line.append(character) } }
      return line
    }
  }

  /// Writes text and returns the column after the text.
  ///
  /// A combining mark without a base character is omitted.
  ///
  /// - Parameter limit: the column at which the text is cut off, if the grid is wider than that.
  @discardableResult
  mutating func write(
    _ text: String, row: Int, column: Int, limit: Int = .max, style: CellStyle = .plain
  ) -> Int {
    guard rows.indices.contains(row) else { return column }
    let end = min(limit, size.columns)
    var place = column
    for character in text {
      let character = character.visible
      let width = character.columns
      guard width > 0 else { continue }
      guard place + width <= end else { break }
      if place >= 0 {
        blankHalf(row: row, column: place)
        blankHalf(row: row, column: place + width - 1)
        rows[row][place] = Cell(character: character, style: style)
        if width == 2 { rows[row][place + 1] = Cell(character: nil, style: style) }
      }
      place += width
    }
    return place
  }

  /// Blanks the other half of a wide character before one half is overwritten.
  private mutating func blankHalf(row: Int, column: Int) {
    if rows[row][column].character == nil { rows[row][column - 1].character = " " }
    if column + 1 < size.columns, rows[row][column + 1].character == nil {
      rows[row][column + 1].character = " "
    }
  }
}
