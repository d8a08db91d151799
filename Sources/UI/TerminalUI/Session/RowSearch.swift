import HeadlessUI

/// An incremental search, which highlights the next row that contains the typed text.
///
/// Rows are counted from 0 through all sections.
@MainActor
struct RowSearch {
  let table: UITableView
  /// The row at which the search began.
  let origin: Int
  private(set) var query = ""
  private let offset: CGPoint
  /// Whether a row is found, or the query is empty.
  private var isFound = true

  init(in table: UITableView, from origin: Int) {
    self.table = table
    self.origin = origin
    offset = table.contentOffset
  }

  /// The status text if no row contains the query, otherwise nil.
  var status: String? { isFound ? nil : "not found" }

  /// Changes the query. Returns the row to highlight, or nil if the query is the same.
  mutating func change(to new: String) -> Int? {
    guard new != query else { return nil }
    query = new
    return findRow(from: origin)
  }

  /// Returns the next row that contains the query, or nil if the query is empty.
  ///
  /// After the last row, the search continues at the first row. If no row contains the query, the
  /// result is the origin.
  mutating func findNext(after row: Int) -> Int? {
    query.isEmpty ? nil : findRow(from: row + 1)
  }

  /// Searches the rows for the query. After the last row, the search wraps to the first.
  ///
  /// - Returns: the found row, or the origin if the query is empty or no row contains the query.
  private mutating func findRow(from first: Int) -> Int {
    let before = table.contentOffset
    let rows = table.rowCount
    let found =
      query.isEmpty
      ? origin : (0..<rows).lazy.map { (first + $0) % rows }.first(where: containsQuery)
    isFound = found != nil
    if !isFound { scroll(to: before) }
    return found ?? origin
  }

  /// Scrolls the table back to its position at the start of the search.
  func cancel() { scroll(to: offset) }

  private func scroll(to offset: CGPoint) {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  /// Returns whether a label of the row contains the query.
  ///
  /// A row that is not visible has no cell, so the table first scrolls to that row.
  private func containsQuery(_ row: Int) -> Bool {
    guard let path = table.path(ofRow: row) else { return false }
    if table.cellForRow(at: path) == nil {
      table.scrollToRow(at: path, at: .top, animated: false)
      table.layoutIfNeeded()
    }
    return table.cellForRow(at: path)?.rowTexts.contains {
      $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    } ?? false
  }
}

extension LiveScreen {
  func pressInSearch(_ key: Key) {
    guard let current = search else { return }
    switch key {
    case .return: search = nil
    case .escape:
      current.cancel()
      cursor.highlight(current.origin, in: current.table)
      search = nil
    case .down, .tab:
      show(cursor.number(in: current.table).flatMap { search?.findNext(after: $0) })
    case .character(let character): show(search?.change(to: current.query + String(character)))
    case .paste(let text): show(search?.change(to: current.query + text))
    case .backspace: show(search?.change(to: String(current.query.dropLast())))
    case .control("u"): show(search?.change(to: ""))
    default: break
    }
  }

  private func show(_ row: Int?) {
    if let row, let search { cursor.highlight(row, in: search.table) }
  }
}
