import Foundation
public import HeadlessUI
public import Navigator

/// A stack of screens in a navigation controller.
///
/// The object becomes the controller's delegate. `didShow` reports finished transitions. The transition
/// coordinator also reports cancelled ones, for example a cancelled swipe back.
///
/// The object holds the controller weakly. Its navigator holds the object.
@MainActor
public final class NavigationControllerStack: NSObject, ScreenStack, NavigationControllerDelegate {
  /// Called after each transition, finished or cancelled.
  public var onTransitionEnd: (@MainActor () -> Void)?

  private weak var controller: NavigationController?

  /// Creates a stack from `controller`, and becomes its delegate.
  public init(_ controller: NavigationController) {
    self.controller = controller
    super.init()
    controller.delegate = self
  }

  /// The controllers on the stack. The first one is the root.
  public var screens: [ViewController] { controller?.viewControllers ?? [] }

  /// Whether a transition to a screen of the stack is in progress.
  ///
  /// A coordinator alone does not prove that. While an alert appears or disappears, UIKit returns the
  /// alert's coordinator, and the delegate is not called at its end.
  public var isInTransition: Bool {
    guard let controller, let next = controller.transitionCoordinator?.viewController(forKey: .to)
    else { return false }
    return controller.viewControllers.contains(next)
  }

  /// Pushes a screen.
  public func push(_ screen: ViewController, animated: Bool) {
    controller?.pushViewController(screen, animated: animated)
  }

  /// Pops to a screen.
  public func pop(to screen: ViewController, animated: Bool) {
    controller?.popToViewController(screen, animated: animated)
  }

  /// Replaces the stack.
  public func setScreens(_ screens: [ViewController], animated: Bool) {
    controller?.setViewControllers(screens, animated: animated)
  }

  /// Observes the end of an animated transition.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [weak self] _ in self?.onTransitionEnd?() })
  }

  /// Reports the end of a transition without animation, which has no coordinator.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    onTransitionEnd?()
  }
}
