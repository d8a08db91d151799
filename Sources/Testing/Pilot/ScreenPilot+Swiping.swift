public import HeadlessUI

extension ScreenPilot {
  /// Swipes the row that contains the text `name`, and taps an action.
  ///
  /// - Throws: A ``PilotError`` if the row or the action is missing.
  public func swipeRow(
    _ name: String, from edge: UITableView.SwipeEdge, tapping action: String
  ) throws(PilotError) {
    let (table, path) = try path(ofRow: name)
    guard table.swipeRow(at: path, from: edge, tapping: action) else {
      throw failure("The row “\(name)” has no action “\(action)” at the \(edge) edge.")
    }
  }

  /// Swipes the row with the given number, counted from 1, and taps an action.
  ///
  /// - Throws: A ``PilotError`` if the row or the action is missing.
  public func swipeRow(
    number: Int, from edge: UITableView.SwipeEdge, tapping action: String
  ) throws(PilotError) {
    let (table, path) = try path(ofRow: number)
    guard table.swipeRow(at: path, from: edge, tapping: action) else {
      throw failure("Row \(number) has no action “\(action)” at the \(edge) edge.")
    }
  }

  /// Swipes across the whole row that contains the text `name`.
  ///
  /// The swipe performs the row's first action.
  ///
  /// - Throws: A ``PilotError`` if the row is missing, or if the swipe performs no action.
  public func swipeAcrossRow(
    _ name: String, from edge: UITableView.SwipeEdge
  ) throws(PilotError) {
    let (table, path) = try path(ofRow: name)
    guard table.swipeAcrossRow(at: path, from: edge) else {
      throw failure("A swipe across the row “\(name)” performs no action.")
    }
  }

  /// Pulls down the first scroll view that has a refresh control.
  ///
  /// - Throws: A ``PilotError`` if no refresh control is visible, or if the pull starts
  ///   no refresh.
  public func pullToRefresh() throws(PilotError) {
    let controls = shownViews.compactMap { ($0 as? UIScrollView)?.refreshControl }
    guard let control = controls.first else { throw failure("There is nothing to pull.") }
    guard control.pull() else { throw failure("The pull started no refresh.") }
  }
}
