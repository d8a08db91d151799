// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { declaredOnly() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declaredOnly()
  }
  public required init?(coder: NSCoder) { declaredOnly() }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var isActive: Bool = false
  open var obscuresBackgroundDuringPresentation: Bool = false
  open var hidesNavigationBarDuringPresentation: Bool = false
  open var automaticallyShowsCancelButton: Bool = false
  open var searchResultsController: UIViewController? { declaredOnly() }
  open var searchBar: UISearchBar { declaredOnly() }
}

@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var showsCancelButton: Bool = false
  open var searchTextField: UISearchTextField { declaredOnly() }
}

@MainActor open class UISearchTextField: UITextField {}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { declaredOnly() }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    declaredOnly()
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { declaredOnly() }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { declaredOnly() }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { declaredOnly() }
}
