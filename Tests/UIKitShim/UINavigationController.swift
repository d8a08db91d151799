// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { declaredOnly() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    declaredOnly()
  }
  public required init?(coder aDecoder: NSCoder) { declaredOnly() }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { declaredOnly() }
  open var visibleViewController: UIViewController? { declaredOnly() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    declaredOnly()
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    declaredOnly()
  }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    declaredOnly()
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    declaredOnly()
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    declaredOnly()
  }
}

/// The requirements are optional in Objective-C, so they have defaults here.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    declaredOnly()
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    declaredOnly()
  }
}
