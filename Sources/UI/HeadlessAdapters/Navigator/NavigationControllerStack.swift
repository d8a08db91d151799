public import HeadlessUI
public import Navigator

/// `NavigationController` as a stack of screens.
///
/// It is the controller's delegate. `didShow` tells of what was finished, the transition
/// coordinator of what was cancelled too: `didShow` does not come after a swipe back that went
/// back.
///
/// - Lifetime: holds the controller weakly, and is held by its navigator.
@MainActor
public final class NavigationControllerStack: ScreenStack, NavigationControllerDelegate {
  /// Called after each transition, finished or cancelled.
  public var onTransitionEnd: (@MainActor () -> Void)?

  private weak var controller: NavigationController?

  /// The stack of `controller`, whose delegate this object becomes.
  public init(_ controller: NavigationController) {
    self.controller = controller
    controller.delegate = self
  }

  /// The controllers on the stack, the root first.
  public var screens: [ViewController] { controller?.viewControllers ?? [] }

  /// Whether the controller pushes, pops or is swiped: whether a transition leads to a screen of
  /// its stack.
  ///
  /// A coordinator alone does not say so. While an alert comes or goes, UIKit hands out that
  /// transition's, of whose end the delegate hears nothing: what waited for it would wait for ever.
  public var isInTransition: Bool {
    guard let controller, let next = controller.transitionCoordinator?.viewController(forKey: .to)
    else { return false }
    return controller.viewControllers.contains(next)
  }

  /// Pushes.
  public func push(_ screen: ViewController, animated: Bool) {
    controller?.pushViewController(screen, animated: animated)
  }

  /// Pops.
  public func pop(to screen: ViewController, animated: Bool) {
    controller?.popToViewController(screen, animated: animated)
  }

  /// Sets the whole stack.
  public func setScreens(_ screens: [ViewController], animated: Bool) {
    controller?.setViewControllers(screens, animated: animated)
  }

  /// A transition begins: asks to be told of its end, however it ends.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { [weak self] _ in self?.onTransitionEnd?() })
  }

  /// A transition without animation has no coordinator, and ends here.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    onTransitionEnd?()
  }
}
