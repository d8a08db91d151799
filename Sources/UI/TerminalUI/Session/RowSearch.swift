import HeadlessUI

/// An incremental search: typed text moves the highlight to the next row that contains the text.
///
/// Rows are counted from 0 through all sections. A search of a long table takes several steps. Keys
/// are handled between two steps.
@MainActor
struct RowSearch {
  let table: UITableView
  /// The row at which the search began.
  let origin: Int
  private(set) var query = ""
  /// Whether the search mode ends as soon as a row is found.
  var endsWhenFound = false
  /// The number of rows that are compared in one step.
  private let rowsAtOnce: Int
  private let offset: CGPoint
  /// Whether rows are left to compare.
  private(set) var isRunning = false
  /// Whether a row is found, or the query is empty.
  private(set) var isFound = true
  /// The first row to compare, and the number of rows that were compared so far.
  private var (first, compared) = (0, 0)
  private var rowsAtStart = 0

  init(in table: UITableView, from origin: Int, rowsAtOnce: Int) {
    self.table = table
    self.rowsAtOnce = rowsAtOnce
    self.origin = origin
    offset = table.contentOffset
  }

  /// The status text of the search, or nil if a row is found.
  var status: String? { isFound ? nil : isRunning ? "searching" : "not found" }

  /// Changes the query. Returns the row to highlight, or nil if the search continues.
  mutating func change(to new: String) -> Int? {
    guard new != query else { return nil }
    // If the new query extends the old query, the rows that were already compared cannot match.
    let continues = isRunning && new.hasPrefix(query)
    (query, endsWhenFound) = (new, false)
    guard !query.isEmpty else { return end(at: origin, isFound: true) }
    if !continues { start(at: origin) }
    return compareRows()
  }

  /// Starts a search below `row` for the next row that contains the query.
  ///
  /// - Returns: the row to highlight, or nil if the search continues in a later step. Also nil if
  ///   the query is empty or a search is already running.
  mutating func findNext(after row: Int) -> Int? {
    guard !query.isEmpty, !isRunning else { return nil }
    start(at: row + 1)
    return compareRows()
  }

  /// Compares the next rows with the query. After the last row, the search wraps to the first.
  ///
  /// - Returns: the found row, the origin if no row contains the query, or nil if the search
  ///   continues in a later step.
  mutating func compareRows() -> Int? {
    guard isRunning else { return nil }
    let before = table.contentOffset
    let rows = table.rowCount
    for place in stride(from: compared, to: min(rows, compared + rowsAtOnce), by: 1) {
      let row = (first + place) % rows
      if containsQuery(row) { return end(at: row, isFound: true) }
    }
    compared += rowsAtOnce
    scroll(to: before)
    guard compared >= rows else { return nil }
    if rows == rowsAtStart { return end(at: origin, isFound: false) }
    // If rows were inserted or deleted, other rows have moved and may not have been compared.
    start(at: origin)
    return nil
  }

  /// Scrolls the table back to its position at the start of the search.
  func cancel() { scroll(to: offset) }

  private func scroll(to offset: CGPoint) {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  private mutating func start(at row: Int) {
    (isRunning, isFound) = (true, false)
    (first, compared, rowsAtStart) = (row, 0, table.rowCount)
  }

  private mutating func end(at row: Int, isFound: Bool) -> Int {
    (isRunning, self.isFound) = (false, isFound)
    return row
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
    case .return:
      if current.isRunning { search?.endsWhenFound = true } else { search = nil }
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

  /// Compares more rows, if a search is running.
  func continueSearch() { show(search?.compareRows()) }

  private func show(_ row: Int?) {
    guard let search else { return }
    if let row { cursor.highlight(row, in: search.table) }
    if search.endsWhenFound, search.isFound { self.search = nil }
  }
}
