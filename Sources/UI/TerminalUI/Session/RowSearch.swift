import Foundation
import HeadlessUI

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// An incremental search: typed text moves the highlight to the next row that contains it.
///
/// Rows are counted from 0 through all sections. A long table is compared in parts, so that keys
/// are handled in between.
@MainActor
struct RowSearch {
  private enum State: Equatable {
    /// A row is found, or the query is empty.
    case found
    case missing
    /// `count` rows from row `first` on are compared. The table had `rows` rows at the start.
    case running(first: Int, count: Int, rows: Int)
  }

  /// The number of rows in a part.
  static let rowsAtOnce = 500

  let table: TableView
  /// The row at which the search began.
  let origin: Int
  private(set) var query = ""
  /// Whether the search ends after it finds a row.
  var endsWhenFound = false
  private let offset: CGPoint
  private var state = State.found

  init(in table: TableView, from origin: Int) {
    self.table = table
    self.origin = origin
    offset = table.contentOffset
  }

  var isFound: Bool { state == .found }
  var isMissing: Bool { state == .missing }
  /// Whether rows are left to compare.
  var isRunning: Bool { !isFound && !isMissing }

  /// Changes the query. Returns the row to highlight, if it is found at once.
  mutating func change(to new: String) -> Int? {
    guard new != query else { return nil }
    let isLonger = !query.isEmpty && new.hasPrefix(query)
    query = new
    endsWhenFound = false
    if query.isEmpty {
      state = .found
      return origin
    }
    // A row that does not contain the query cannot contain a longer query.
    if isLonger, isMissing { return nil }
    if !isLonger || !isRunning { start(at: origin) }
    return compareRows()
  }

  /// Searches for the next row after `row`. Returns the row to highlight, if it is found at once.
  mutating func findNext(after row: Int) -> Int? {
    guard !query.isEmpty, !isRunning else { return nil }
    start(at: row + 1)
    return compareRows()
  }

  /// Compares the next part, from the end of the table on to its start.
  ///
  /// - Returns: the row that is found, the origin if no row is left, otherwise nil.
  mutating func compareRows() -> Int? {
    guard case .running(let first, var count, let rowsAtStart) = state else { return nil }
    let before = table.contentOffset
    let rows = table.rowCount
    let end = min(rows, count + Self.rowsAtOnce)
    while count < end {
      let row = (first + count) % rows
      if containsQuery(row) {
        state = .found
        return row
      }
      count += 1
    }
    table.setContentOffset(before, animated: false)
    table.layoutIfNeeded()
    if count < rows {
      state = .running(first: first, count: count, rows: rowsAtStart)
    } else if rows != rowsAtStart {
      // Inserted or deleted rows moved other rows. One of them may not have been compared.
      start(at: origin)
    } else {
      state = .missing
      return origin
    }
    return nil
  }

  /// Scrolls back to where the search began.
  func cancel() {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  private mutating func start(at row: Int) {
    state = .running(first: row, count: 0, rows: table.rowCount)
  }

  /// A row out of sight has no cell, so the table scrolls to it first.
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
    guard var search else { return }
    switch key {
    case .return:
      search.endsWhenFound = search.isRunning
      self.search = search.isRunning ? search : nil
    case .escape:
      search.cancel()
      cursor.highlight(search.origin, in: search.table)
      self.search = nil
    case .down, .tab:
      let row = cursor.number(in: search.table).flatMap { search.findNext(after: $0) }
      show(search, at: row)
    default:
      var query = search.query
      switch key {
      case .character(let character): query.append(character)
      case .paste(let text): query += text
      case .backspace: query = String(query.dropLast())
      case .control("u"): query = ""
      default: break
      }
      let row = search.change(to: query)
      show(search, at: row)
    }
  }

  /// Compares more rows, if a search is running.
  func continueSearch() {
    guard var search, search.isRunning else { return }
    let row = search.compareRows()
    show(search, at: row)
  }

  private func show(_ search: RowSearch, at row: Int?) {
    if let row { cursor.highlight(row, in: search.table) }
    self.search = search.endsWhenFound && search.isFound ? nil : search
  }
}
