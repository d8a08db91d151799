#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A stack of screens in a navigation controller.
///
/// The object becomes the delegate of the navigation controller. `didShow` reports finished
/// transitions. The transition coordinator also reports cancelled transitions, for example a
/// cancelled swipe back.
///
/// The object references the navigation controller weakly. The navigator retains the object.
@MainActor
public final class NavigationControllerStack: NSObject, ScreenStack,
  UINavigationControllerDelegate
{
  /// Called after each transition, finished or cancelled.
  public var onTransitionEnd: (@MainActor () -> Void)?

  private weak var controller: UINavigationController?

  /// Creates a stack from `controller`, and becomes the delegate of `controller`.
  public init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    controller.delegate = self
  }

  /// The controllers on the stack. The first one is the root.
  public var screens: [UIViewController] { controller?.viewControllers ?? [] }

  /// Whether a transition to a screen of the stack is in progress.
  ///
  /// A coordinator can also belong to the presentation or the dismissal of an alert. This property
  /// ignores such a transition, because the delegate is not called when it ends.
  public var isInTransition: Bool {
    guard let controller, let next = controller.transitionCoordinator?.viewController(forKey: .to)
    else { return false }
    return controller.viewControllers.contains(next)
  }

  /// Pushes a screen onto the navigation controller.
  public func push(_ screen: UIViewController, animated: Bool) {
    controller?.pushViewController(screen, animated: animated)
  }

  /// Pops all screens above `screen`.
  public func pop(to screen: UIViewController, animated: Bool) {
    controller?.popToViewController(screen, animated: animated)
  }

  /// Replaces all screens of the navigation controller.
  public func setScreens(_ screens: [UIViewController], animated: Bool) {
    controller?.setViewControllers(screens, animated: animated)
  }

  /// Starts to observe the end of an animated transition.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak self] _ in
        // The controller still has its coordinator here, so the report follows in a later turn.
        DispatchQueue.main.async { self?.onTransitionEnd?() }
      })
  }

  /// Reports the end of a transition.
  ///
  /// A transition without animation has no coordinator, so only this method reports it.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    onTransitionEnd?()
  }
}
