// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UISplitViewController: UIViewController {
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

  public init(style: UISplitViewController.Style) { declaredOnly() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declaredOnly()
  }
  public required init?(coder: NSCoder) { declaredOnly() }

  open var style: UISplitViewController.Style { declaredOnly() }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var isCollapsed: Bool { declaredOnly() }
  open var viewControllers: [UIViewController] = []
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) { declaredOnly() }
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    declaredOnly()
  }
}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { declaredOnly() }
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) { declaredOnly() }
}
