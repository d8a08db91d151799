import Foundation
import HeadlessUI

/// Writes down what it is told, and answers `top` where it is asked.
@MainActor final class SplitDelegate: SplitViewControllerDelegate {
  var messages: [String] = []
  var top: SplitViewController.Column?

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column {
    messages.append("top? \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: SplitViewController, willShow column: SplitViewController.Column
  ) { messages.append("willShow \(column)") }
  func splitViewController(
    _ svc: SplitViewController, willHide column: SplitViewController.Column
  ) { messages.append("willHide \(column)") }
  func splitViewControllerDidCollapse(_ svc: SplitViewController) {
    messages.append("didCollapse \(svc.isCollapsed)")
  }
  func splitViewControllerDidExpand(_ svc: SplitViewController) {
    messages.append("didExpand \(!svc.isCollapsed)")
  }
}

/// A split view on screen, its columns named after their places.
@MainActor struct SplitStage {
  let window: Window
  let split: SplitViewController
  let delegate = SplitDelegate()
  let diary = Diary()
  private(set) var screens: [SplitViewController.Column: DiaryController] = [:]

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
      let screen = DiaryController("\(column)", diary)
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

  /// What a person sees, column by column, each stack bottom to top.
  var shown: [[String]] {
    split.children.sorted { $0.view.frame.minX < $1.view.frame.minX }.map { child in
      guard let navigation = child as? NavigationController else { return [child.title ?? "?"] }
      return navigation.viewControllers.map { $0.title ?? "?" }
    }
  }
}
