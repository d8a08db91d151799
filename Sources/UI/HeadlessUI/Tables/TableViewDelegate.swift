public import Foundation

/// The delegate of a table (`UITableViewDelegate`).
///
/// All methods are optional. A base class that conforms must declare every method that its
/// subclasses override; see ``TableViewDataSource``.
@MainActor public protocol TableViewDelegate: ObjectProtocol {
  /// Called after the user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns the actions of a swipe from the leading edge. The default is `nil`: no action.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions of a swipe from the trailing edge. The default `nil` shows Delete.
  ///
  /// Delete is shown if the data source implements `tableView(_:commit:forRowAt:)`. To show no
  /// action, return a configuration without actions.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
}

extension TableViewDelegate {
  /// The default implementation does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The default implementation returns `nil`, so the swipe shows no action.
  public func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// The default implementation returns `nil`, so the swipe may show Delete.
  public func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
}
