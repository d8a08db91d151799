import HeadlessUI

extension ScreenPilot {
  /// Types a query into the visible search bar, in place of the old query.
  ///
  /// - Throws: A ``PilotError`` if no search bar is visible.
  public func search(for query: String) throws(PilotError) {
    let bar = try searchBar()
    bar.becomeFirstResponder()
    bar.searchTextField.replaceText(with: query)
  }

  /// Taps Cancel in the visible search bar.
  ///
  /// - Throws: A ``PilotError`` if no search bar is visible, or if it has no visible Cancel button.
  public func cancelSearch() throws(PilotError) {
    guard try searchBar().tapCancel() else { throw failure("There is no search to cancel.") }
  }

  private func searchBar() throws(PilotError) -> UISearchBar {
    guard let bar = shownViews.lazy.compactMap({ $0 as? UISearchBar }).first else {
      throw failure("There is no search bar.")
    }
    return bar
  }
}
