import HeadlessUI
import TestSupport
import Testing

@Suite("UISplitViewController: expanded", .recordsViolations)
@MainActor struct SplitViewControllerTests {
  @Test("two columns are side by side, and the secondary column fills the rest")
  func sideBySide() {
    let stage = SplitStage(width: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    let frames = stage.split.children.map(\.view.frame)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(frames[1] == CGRect(x: 320, y: 0, width: 680, height: 800))
    #expect(!stage.split.isCollapsed)
    #expect(Set(stage.callLog.take().filter { $0.hasSuffix("didAppear") }).count == 2)
  }

  @Test("a column wraps its controller in a navigation controller unless the controller is one")
  func wraps() {
    let stage = SplitStage(width: 1_000)
    let primary = stage.split.viewController(for: .primary)
    #expect(primary === stage.screens[.primary])
    #expect(primary?.parent is UINavigationController)
    #expect(primary?.splitViewController === stage.split)
    let own = UINavigationController(rootViewController: UIViewController())
    stage.split.setViewController(own, for: .secondary)
    #expect(stage.split.children.contains(own))
  }

  @Test("setting a column replaces its controller, and setting nil removes the controller")
  func fills() {
    let stage = SplitStage(width: 1_000)
    stage.split.showDetailViewController(LoggingController("other", stage.callLog), sender: nil)
    #expect(stage.shown == [["primary"], ["other"]])
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.shown == [["primary"]])
  }

  @Test(
    "in a split view without a style, setting a column raises an exception",
    arguments: UISplitViewController.Column.allCases)
  func classic(column: UISplitViewController.Column) {
    let split = UISplitViewController()
    #expect(split.style == .unspecified)
    split.setViewController(UIViewController(), for: column)
    #expect(takeViolations().map(\.severity) == [.exception])
    #expect(split.viewController(for: column) == nil)
    split.setViewController(nil, for: column)
  }

  @Test("creating a split view with an unspecified style raises an exception")
  func unspecified() {
    _ = UISplitViewController(style: .unspecified)
    #expect(
      takeViolations() == [
        Violation(
          .exception, "A split view controller cannot be created with an unspecified style.")
      ])
  }
}

/// A delegate that records its calls.
@MainActor final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  let log = CallLog()
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.write("didCollapse \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.write("didExpand \(!svc.isCollapsed)")
  }
}

/// A visible split view controller whose controllers are named after their columns.
@MainActor struct SplitStage {
  let window: UIWindow
  let split: UISplitViewController
  let delegate = SplitDelegate()
  let callLog = CallLog()
  private(set) var screens: [UISplitViewController.Column: LoggingController] = [:]

  init(width: CGFloat) {
    split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    for column in UISplitViewController.Column.allCases {
      let screen = LoggingController("\(column)", callLog)
      screens[column] = screen
      split.setViewController(screen, for: column)
    }
    window = makeWindow(split, size: CGSize(width: width, height: 800))
    window.layoutIfNeeded()
  }

  /// Pops a collapsed split view to the primary column.
  func showPrimary() {
    split.show(.primary)
    window.finishTransitions()
  }

  func resize(to width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
  }

  /// The titles of each visible stack, from the root to the top.
  var shown: [[String]] {
    split.children.sorted { $0.view.frame.minX < $1.view.frame.minX }.map { child in
      guard let navigation = child as? UINavigationController else { return [child.title ?? "?"] }
      return navigation.viewControllers.map { $0.title ?? "?" }
    }
  }
}
