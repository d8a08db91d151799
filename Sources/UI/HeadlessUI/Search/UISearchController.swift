/// A controller that searches the content of another controller.
///
///     let search = UISearchController(searchResultsController: nil)
///     search.searchResultsUpdater = self
///     navigationItem.searchController = search
///
/// The search begins when the user edits the query, and ends with Cancel. In UIKit the active
/// search controller is presented. HeadlessUI does not present it, and shows only its search bar.
@MainActor open class UISearchController: UIViewController {
  /// The bar with the query. A navigation controller shows it below the navigation bar.
  public let searchBar = UISearchBar()
  /// The controller that was passed to the initializer. HeadlessUI does not show it.
  public let searchResultsController: UIViewController?
  /// The object that shows the results, which is held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether a search is active.
  ///
  /// Ending the search removes the query, ends editing and updates the results.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { setActive(newValue) } }
  }
  private var isSearching = false

  /// Creates a search controller. Pass `nil` to show the results in the searched controller.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.placeholder = "Search"
    searchBar.searchController = self
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  private func setActive(_ active: Bool) {
    isSearching = active
    searchBar.showsCancelButton = active
    guard !active else { return }
    searchBar.text = ""
    searchBar.resignFirstResponder()
    updateResults()
  }

  func searchBarDidBeginEditing() {
    isActive = true
    updateResults()
  }

  func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// An object that shows the results of a search.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing begins, when the user changes the query, and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

extension UINavigationController {
  /// The height of a search bar in points.
  private static let searchBarHeight: CGFloat = 44

  /// Shows the search bar of the top controller, and places the controller's view below it.
  func layoutSearchBar() {
    let bar =
      isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController?.searchBar
    guard bar != nil || shownSearchBar != nil else { return }
    if bar !== shownSearchBar {
      if shownSearchBar?.superview === view { shownSearchBar?.removeFromSuperview() }
      shownSearchBar = bar
    }
    // Another navigation controller may have shown the bar while a split view was collapsed, so the
    // bar may still be in its view.
    if let bar, bar.superview !== view { view.addSubview(bar) }
    let (top, rest) = view.bounds.divided(
      atDistance: bar == nil ? 0 : Self.searchBarHeight, from: .minYEdge)
    bar?.frame = top
    topViewController?.viewIfLoaded?.frame = rest
  }
}
