import HeadlessUI
import TestSupport
import Testing

@Suite("UISearchController and UISearchBar")
@MainActor struct SearchControllerTests {
  private let search = UISearchController(searchResultsController: nil)
  private let log = SearchLog()
  private let list = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    search.searchResultsUpdater = log
    list.navigationItem.searchController = search
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
    window.displayIfNeeded()
  }

  private var bar: UISearchBar { search.searchBar }

  // MARK: The search

  @Test("the Cancel button removes the query, ends editing and updates the results")
  func cancels() {
    bar.becomeFirstResponder()
    bar.searchTextField.insertText("A")
    _ = log.take()
    #expect(bar.tapCancel())
    #expect(!search.isActive && !bar.isFirstResponder && bar.text == "")
    #expect(log.take() == ["update “” inactive"])
  }

  @Test("the Cancel button is visible only during a search")
  func cancelButton() {
    #expect(!bar.showsCancelButton && !bar.tapCancel())
    search.isActive = true
    #expect(bar.showsCancelButton)
    search.isActive = false
    #expect(!bar.showsCancelButton)
  }

  @Test("the Return key does not end editing")
  func returns() {
    bar.becomeFirstResponder()
    _ = log.take()
    bar.searchTextField.insertText("\n")
    #expect(log.take().isEmpty && bar.isFirstResponder)
  }

  @Test("setting the search bar's text does not update the results")
  func setText() {
    bar.text = "A"
    #expect(bar.searchTextField.text == "A")
    #expect(log.take().isEmpty)
  }

  // MARK: The place of the bar

  @Test("the search bar is above the view of the top controller")
  func place() {
    #expect(bar.window === window && bar.frame.height == 44)
    #expect(list.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    window.frame.size.height = 444
    window.layoutIfNeeded()
    #expect(list.view.frame.height == 400)
  }

  @Test("a pushed controller without a search controller fills the whole view")
  func push() {
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(bar.window == nil && next.view.frame == window.bounds)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(bar.window === window && list.view.frame.minY == 44)
  }

  @Test("removing the search controller removes the search bar")
  func removed() {
    list.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(bar.window == nil && list.view.frame == window.bounds)
  }

  @Test("a hidden navigation bar hides the search bar")
  func hiddenBar() {
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(bar.window == nil)
    navigation.isNavigationBarHidden = false
    window.layoutIfNeeded()
    #expect(bar.window === window)
  }

  @Test("a hidden Cancel button takes no space")
  func layout() {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == 390)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == 310)
  }

  @Test("a search controller, its bar and its list are deallocated", .tags(.memory))
  func memory() {
    weak var freed: UISearchController?
    weak var freedBar: UISearchBar?
    do {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      let window = makeWindow(UINavigationController(rootViewController: controller))
      window.displayIfNeeded()
      freed = controller.navigationItem.searchController
      freedBar = freed?.searchBar
      freedBar?.becomeFirstResponder()
      window.rootViewController = nil
    }
    #expect(freed == nil && freedBar == nil)
  }
}
