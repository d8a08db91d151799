import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `beginRefreshing()`, `refreshControl`.
/// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
/// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
@Suite("UIRefreshControl")
@MainActor struct RefreshControlTests {
  private let control = UIRefreshControl()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let callLog = CallLog()

  init() {
    control.addAction(UIAction { [callLog] _ in callLog.write("changed") }, for: .valueChanged)
    scrollView.refreshControl = control
  }

  @Test("a refresh that began in code lasts until `endRefreshing()`")
  func ends() {
    control.beginRefreshing()
    control.endRefreshing()
    #expect(!control.isRefreshing)
  }

  /// Source: observed behavior, not documented.
  @Test("`beginRefreshing()` sends no event")
  func begins() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(callLog.take().isEmpty)
  }

  @Test("a new refresh control replaces the old refresh control")
  func replaced() {
    let other = UIRefreshControl()
    scrollView.refreshControl = other
    #expect(control.superview == nil && other.superview === scrollView)
    scrollView.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test("a table controller has the refresh control of its table")
  func tableController() {
    let controller = UITableViewController()
    controller.refreshControl = UIRefreshControl()
    #expect(controller.refreshControl != nil)
    #expect(controller.tableView.refreshControl === controller.refreshControl)
  }
}
