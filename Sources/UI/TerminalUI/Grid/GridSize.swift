/// The size of a terminal in characters, written "80x24".
public struct GridSize: Hashable, Sendable {
  /// How many characters stand side by side.
  public let columns: Int
  /// How many lines there are.
  public let rows: Int

  /// The size with so many columns and rows; negative numbers count as 0.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The standard terminal: 80 columns, 24 rows.
  public static let standard = GridSize(columns: 80, rows: 24)

  /// The size that `text` writes as "80x24"; nil where it is no size of 1...1000 by 1...1000.
  public init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}
