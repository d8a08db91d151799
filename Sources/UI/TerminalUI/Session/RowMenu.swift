import HeadlessUI

/// The swipe actions of the highlighted row, as a menu with a number for each action.
@MainActor
struct RowMenu {
  private let table: UITableView
  /// The cell of the menu's row.
  ///
  /// In an update the cell moves with its row, so the actions still apply to the row.
  private let cell: UITableViewCell
  private let actions: [UIContextualAction]

  /// Creates the menu of a row, or returns nil if the row has no swipe actions.
  init?(of table: UITableView, at path: IndexPath) {
    actions = [UITableView.SwipeEdge.leading, .trailing].flatMap {
      table.swipeActions(at: path, from: $0)?.actions ?? []
    }
    guard !actions.isEmpty, let cell = table.cellForRow(at: path) else { return nil }
    self.table = table
    self.cell = cell
  }

  /// The keys of the menu.
  var hints: [KeyHint] {
    zip(1..., actions).map { (String($0), $1.title ?? "") }
  }

  /// Performs the action with this number, counted from 1.
  func perform(_ number: Int) {
    guard actions.indices.contains(number - 1), let path = table.indexPath(for: cell) else {
      return
    }
    table.performSwipeAction(actions[number - 1], at: path)
  }
}

extension LiveScreen {
  /// Opens the menu of the highlighted row, if the row has swipe actions.
  func openRowMenu() { rowMenu = highlightedRowMenu }

  /// The menu of the highlighted row, or nil if the row has no swipe actions.
  var highlightedRowMenu: RowMenu? { highlightedRow.flatMap { RowMenu(of: $0.table, at: $0.path) } }

  /// Performs an action of the menu, and closes it. A key without an action only closes it.
  func press(_ key: Key, in menu: RowMenu) {
    rowMenu = nil
    if case .character(let character) = key, let number = character.wholeNumberValue {
      menu.perform(number)
    }
  }
}
