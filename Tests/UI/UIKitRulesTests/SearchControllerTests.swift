import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uisearchresultsupdating
/// https://developer.apple.com/documentation/uikit/uisearchcontroller/isactive
@Suite("UISearchController and UISearchBar")
@MainActor struct SearchControllerTests {
  private let search = UISearchController(searchResultsController: nil)
  private let log = SearchLog()
  private let list = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() async {
    search.searchResultsUpdater = log
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
    await settle(window)
  }

  private var bar: UISearchBar { search.searchBar }

  @Test("editing the query begins the search and updates the results")
  func begins() async {
    #expect(bar.becomeFirstResponder())
    await settle(window)
    #expect(search.isActive && bar.isFirstResponder)
    #expect(log.take() == ["update “” active"])
  }

  @Test("each change of the query updates the results")
  func changes() async {
    bar.becomeFirstResponder()
    await settle(window)
    bar.searchTextField.insertText("A")
    bar.searchTextField.insertText("d")
    #expect(log.take() == ["update “” active", "update “A” active", "update “Ad” active"])
  }

  /// Source: observed behavior, not documented.
  @Test("the end of editing does not end the search")
  func staysActive() async {
    bar.becomeFirstResponder()
    await settle(window)
    bar.searchTextField.insertText("A")
    bar.resignFirstResponder()
    #expect(search.isActive && bar.text == "A")
  }

  @Test("setting `isActive` to false ends the search")
  func inactive() async {
    bar.becomeFirstResponder()
    await settle(window)
    _ = log.take()
    search.isActive = false
    await settle(window)
    search.isActive = false
    await settle(window)
    #expect(log.take() == ["update “” inactive"])
  }

  /// Source: observed behavior, not documented.
  @Test("a new search controller has UIKit's defaults")
  func defaults() {
    #expect(!search.isActive)
    #expect(search.searchResultsController == nil)
    #expect(bar.placeholder == "Search" && bar.searchTextField.returnKeyType == .search)
  }
}
