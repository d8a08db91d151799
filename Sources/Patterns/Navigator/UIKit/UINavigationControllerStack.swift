#if canImport(UIKit)
  import Dispatch
  public import UIKit

  /// `UINavigationController` as a stack of screens.
  ///
  /// It is the controller's delegate; what else the delegate should do goes into a subclass or is
  /// forwarded from here. `didShow` tells of what was finished, the transition coordinator of what
  /// was cancelled too: UIKit does not call `didShow` after a swipe back that went back.
  ///
  /// - Lifetime: holds the controller weakly, and is held by its navigator.
  @MainActor
  public final class UINavigationControllerStack: NSObject, ScreenStack,
    UINavigationControllerDelegate
  {
    /// Called after each transition, finished or cancelled.
    public var onTransitionEnd: (@MainActor () -> Void)?

    private weak var controller: UINavigationController?

    /// The stack of `controller`, whose delegate this object becomes.
    public init(_ controller: UINavigationController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    /// The controllers on the stack, the root first.
    public var screens: [UIViewController] { controller?.viewControllers ?? [] }

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
    public func push(_ screen: UIViewController, animated: Bool) {
      controller?.pushViewController(screen, animated: animated)
    }

    /// Pops.
    public func pop(to screen: UIViewController, animated: Bool) {
      controller?.popToViewController(screen, animated: animated)
    }

    /// Sets the whole stack; UIKit animates a push or a pop, whichever the new top looks like.
    public func setScreens(_ screens: [UIViewController], animated: Bool) {
      controller?.setViewControllers(screens, animated: animated)
    }

    /// A transition begins: asks to be told of its end, however it ends.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      navigationController.transitionCoordinator?.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in
          // The coordinator is still there while it tells of the end.
          DispatchQueue.main.async { self?.onTransitionEnd?() }
        })
    }

    /// A transition without animation has no coordinator, and ends here.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      onTransitionEnd?()
    }
  }
#endif
