/// Simulated swipes of a row. UIKit does not have this API.
extension UITableView {
  /// The edge of a row from which the user swipes.
  public enum SwipeEdge: Sendable { case leading, trailing }

  /// Returns the delegate's actions for a swipe of a row.
  ///
  /// The delegate is called only if the data source allows the row to be edited. In editing mode a
  /// row has only trailing actions. If the result is `nil`, a swipe from the trailing edge may show
  /// Delete; see ``swipeRow(at:)``.
  public func swipeActions(
    at indexPath: IndexPath, from edge: SwipeEdge
  ) -> UISwipeActionsConfiguration? {
    guard hasRow(at: indexPath), let delegate,
      dataSource?.tableView(self, canEditRowAt: indexPath) == true,
      !isEditing || edge == .trailing
    else { return nil }
    return switch edge {
    case .leading: delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing: delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }
  }

  /// Taps an action of a swiped row.
  ///
  /// The row stays swiped until the action's handler calls its completion.
  public func performSwipeAction(_ action: UIContextualAction, at indexPath: IndexPath) {
    let cell = cellForRow(at: indexPath)
    cell?.showingDeleteConfirmation = true
    action.handler(action, cell ?? self) { [weak cell] _ in
      cell?.showingDeleteConfirmation = false
    }
  }

  /// Swipes a row and taps an action, and returns whether the action exists.
  @discardableResult public func swipeRow(
    at indexPath: IndexPath, from edge: SwipeEdge, tapping title: String
  ) -> Bool {
    guard let actions = swipeActions(at: indexPath, from: edge)?.actions else {
      return edge == .trailing && title == "Delete" && swipeRow(at: indexPath)
    }
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    performSwipeAction(action, at: indexPath)
    return true
  }

  /// Swipes across a whole row, and returns whether this performed an action.
  ///
  /// The swipe performs the first action unless the configuration forbids full swipes.
  @discardableResult public func swipeAcrossRow(
    at indexPath: IndexPath, from edge: SwipeEdge
  ) -> Bool {
    guard let configuration = swipeActions(at: indexPath, from: edge) else {
      return edge == .trailing && swipeRow(at: indexPath)
    }
    guard configuration.performsFirstActionWithFullSwipe, let first = configuration.actions.first
    else { return false }
    performSwipeAction(first, at: indexPath)
    return true
  }

  /// Swipes a row from the trailing edge, deletes it, and returns whether that was possible.
  ///
  /// If the delegate returns a trailing configuration, its first destructive action is tapped.
  /// Without a destructive action, the result is false. If the delegate returns `nil`, Delete is
  /// tapped. Delete appears only if the data source allows the row to be edited and implements
  /// `tableView(_:commit:forRowAt:)`.
  @discardableResult public func swipeRow(at indexPath: IndexPath) -> Bool {
    if let actions = swipeActions(at: indexPath, from: .trailing)?.actions {
      guard let action = actions.first(where: { $0.style == .destructive }) else { return false }
      performSwipeAction(action, at: indexPath)
      return true
    }
    guard hasRow(at: indexPath), editingStyle(at: RowPosition(indexPath)) == .delete else {
      return false
    }
    ignoredCommit = false
    dataSource?.tableView(self, commit: .delete, forRowAt: indexPath)
    return !ignoredCommit
  }
}
