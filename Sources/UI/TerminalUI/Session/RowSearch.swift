import Foundation
import HeadlessUI

/// An incremental search in a table: what is typed moves the highlight to the next row that has it.
///
/// Rows are counted from 0 through all sections. Where there are many, they are looked at part by
/// part, so that a key is heard in between.
@MainActor
struct RowSearch {
  private enum State {
    /// Nothing is looked for, or it is highlighted.
    case found
    case missing
    /// So many rows were looked at, from the first one on, of those that there were at that time.
    case looking(first: Int, count: Int, rows: Int)
  }

  /// How many rows are looked at before keys are heard again.
  static let rowsAtOnce = 500

  let table: TableView
  /// The row where the search began, and to where it returns when it is given up.
  let origin: Int
  private(set) var query = ""
  /// Whether the search ends with what it finds.
  var endsWhenFound = false
  private let offset: CGPoint
  private var state = State.found

  init(in table: TableView, from origin: Int) {
    self.table = table
    self.origin = origin
    offset = table.contentOffset
  }

  /// Whether what was typed is highlighted.
  var isFound: Bool { if case .found = state { true } else { false } }

  /// Whether no row has what was typed.
  var isInVain: Bool { if case .missing = state { true } else { false } }

  /// Whether there are rows that were not looked at yet.
  var isLooking: Bool { if case .looking = state { true } else { false } }

  /// Changes what is looked for; answers to which row that leads, nil where it leads nowhere yet.
  mutating func change(_ change: (inout String) -> Void) -> Int? {
    let before = query
    change(&query)
    // A key that types nothing does not begin anew.
    guard query != before else { return nil }
    endsWhenFound = false
    // What a row does not have, it does not have with more behind it: nobody waits for that again.
    let isLonger = !before.isEmpty && query.hasPrefix(before)
    switch state {
    case _ where query.isEmpty:
      state = .found
      return origin
    case .missing where isLonger: return nil
    case .looking where isLonger: break
    default: state = .looking(first: origin, count: 0, rows: table.rowCount)
    }
    return look()
  }

  /// Goes on to the next row after `row` that has what was typed; answers as ``look()`` does.
  mutating func findNext(after row: Int) -> Int? {
    guard !query.isEmpty, !isLooking else { return nil }
    state = .looking(first: row + 1, count: 0, rows: table.rowCount)
    return look()
  }

  /// Looks at the next part of the rows, round and round. Answers to which row that leads: to the
  /// origin where no row has what was typed; nil while none was found.
  ///
  /// A row out of sight has no cell: the table is scrolled by screens, as a person would look.
  mutating func look() -> Int? {
    guard case .looking(let first, var count, let rowsAtFirst) = state else { return nil }
    let before = table.contentOffset
    let rows = table.rowCount
    let end = min(rows, count + Self.rowsAtOnce)
    while count < end {
      let row = (first + count) % rows
      if hasQuery(row) {
        state = .found
        return row
      }
      count += 1
    }
    table.setContentOffset(before, animated: false)
    table.layoutIfNeeded()
    if count < rows {
      state = .looking(first: first, count: count, rows: rowsAtFirst)
    } else if rows != rowsAtFirst {
      // Rows came or went meanwhile, and others took their places: one may have been passed over.
      state = .looking(first: origin, count: 0, rows: rows)
    } else {
      state = .missing
    }
    return isInVain ? origin : nil
  }

  /// Scrolls back to where the search began.
  func giveUp() {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  private func hasQuery(_ row: Int) -> Bool {
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
