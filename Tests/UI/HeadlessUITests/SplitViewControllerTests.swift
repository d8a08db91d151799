import Foundation
import HeadlessUI
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("SplitViewController: expanded", .tags(.uiKitRule), .recordsViolations)
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
    #expect(primary?.parent is NavigationController)
    #expect(primary?.splitViewController === stage.split)
    let own = NavigationController(rootViewController: ViewController())
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

  @Test("setting the supplementary column of a double-column split view raises an exception")
  func refuses() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(ViewController(), for: .supplementary)
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          "A split view controller of the style doubleColumn has no supplementary column for a controller."
        )
      ])
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test(
    "in a split view without a style, setting a column raises an exception",
    arguments: SplitViewController.Column.allCases)
  func classic(column: SplitViewController.Column) {
    let split = SplitViewController()
    #expect(split.style == .unspecified)
    split.setViewController(ViewController(), for: column)
    #expect(takeViolations().map(\.severity) == [.exception])
    #expect(split.viewController(for: column) == nil)
    split.setViewController(nil, for: column)
  }

  @Test("creating a split view with an unspecified style raises an exception")
  func unspecified() {
    _ = SplitViewController(style: .unspecified)
    #expect(
      takeViolations() == [
        Violation(
          .exception, "A split view controller cannot be created with an unspecified style.")
      ])
  }
}

/// A delegate that records its calls. `top` is the visible column after a collapse.
@MainActor final class SplitDelegate: NSObject, SplitViewControllerDelegate {
  var messages: [String] = []
  var top: SplitViewController.Column?

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    messages.append("top? \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewControllerDidCollapse(_ svc: SplitViewController) {
    messages.append("didCollapse \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: SplitViewController) {
    messages.append("didExpand \(!svc.isCollapsed)")
  }
}

/// A visible split view controller whose controllers are named after their columns.
@MainActor struct SplitStage {
  let window: Window
  let split: SplitViewController
  let delegate = SplitDelegate()
  let callLog = CallLog()
  private(set) var screens: [SplitViewController.Column: LoggingController] = [:]

  init(
    _ style: SplitViewController.Style = .doubleColumn, width: CGFloat,
    top: SplitViewController.Column? = nil
  ) {
    split = SplitViewController(style: style)
    split.delegate = delegate
    delegate.top = top
    let columns: [SplitViewController.Column] =
      style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
    for column in columns {
      let screen = LoggingController("\(column)", callLog)
      screens[column] = screen
      split.setViewController(screen, for: column)
    }
    window = makeWindow(split, size: CGSize(width: width, height: 800))
    window.layoutIfNeeded()
  }

  func resize(to width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
  }

  /// The titles of each visible stack, from the root to the top.
  var shown: [[String]] {
    split.children.sorted { $0.view.frame.minX < $1.view.frame.minX }.map { child in
      guard let navigation = child as? NavigationController else { return [child.title ?? "?"] }
      return navigation.viewControllers.map { $0.title ?? "?" }
    }
  }
}
