import Foundation
import HeadlessUI

/// An incremental search in a table: what is typed moves the highlight to the next row that has it.
@MainActor
struct RowSearch {
  let table: TableView
  /// Where the search began, and to where it returns when it is given up.
  let origin: IndexPath
  private let offset: CGPoint
  private(set) var query = ""
  /// Whether some row has what was typed.
  private(set) var isFound = true

  init(in table: TableView, from origin: IndexPath) {
    self.table = table
    self.origin = origin
    offset = table.contentOffset
  }

  /// Changes what is looked for; answers to which row that leads, the origin where no row has it.
  mutating func change(_ change: (inout String) -> Void) -> IndexPath {
    let before = query
    change(&query)
    // What no row has, no row has with more behind it: nobody waits for that again.
    if !isFound, query.hasPrefix(before) { return origin }
    guard !query.isEmpty else {
      isFound = true
      return origin
    }
    let found = find(after: table.number(ofRow: origin) - 1)
    isFound = found != nil
    return found ?? origin
  }

  /// The next row after `path` that has what was typed; `path` where there is no other.
  func next(after path: IndexPath) -> IndexPath {
    query.isEmpty ? path : find(after: table.number(ofRow: path)) ?? path
  }

  /// Scrolls back to where the search began.
  func giveUp() {
    table.setContentOffset(offset, animated: false)
    table.layoutIfNeeded()
  }

  /// Looks through the rows from the one after `number` on, and from the first one to it. A row out
  /// of sight has no cell: the table is scrolled by screens, as a person would look.
  private func find(after number: Int) -> IndexPath? {
    let count = table.rowCount
    let before = table.contentOffset
    var step = 0
    while step < count {
      let current = (number + 1 + step) % count
      guard let path = table.path(ofRow: current) else { break }
      if table.cellForRow(at: path) == nil {
        table.scrollToRow(at: path, at: .top, animated: false)
        table.layoutIfNeeded()
      }
      if let cell = table.cellForRow(at: path), matches(cell) { return path }
      step += 1
    }
    table.setContentOffset(before, animated: false)
    table.layoutIfNeeded()
    return nil
  }

  private func matches(_ cell: TableViewCell) -> Bool {
    cell.rowTexts.contains {
      $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
