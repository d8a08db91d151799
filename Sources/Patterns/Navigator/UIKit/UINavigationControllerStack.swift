#if canImport(UIKit)
  import Dispatch
  public import UIKit

  /// An adapter that makes `UINavigationController` a stack of screens.
  ///
  /// The adapter becomes the controller's delegate. UIKit does not call `didShow` after a cancelled
  /// swipe back, so the adapter observes the transition coordinator.
  ///
  /// - Lifetime: the navigator retains this adapter, which holds the controller weakly.
  @MainActor
  public final class UINavigationControllerStack: NSObject, ScreenStack,
    UINavigationControllerDelegate
  {
    /// Called after each transition, finished or cancelled.
    public var onTransitionEnd: (@MainActor () -> Void)?

    private weak var controller: UINavigationController?

    /// Creates the stack of `controller` and becomes its delegate.
    public init(_ controller: UINavigationController) {
      self.controller = controller
      super.init()
      controller.delegate = self
    }

    /// The view controllers of the stack, the root first.
    public var screens: [UIViewController] { controller?.viewControllers ?? [] }

    /// Whether a transition to a screen of the stack is running.
    ///
    /// While an alert appears or disappears, the controller also has a transition coordinator.
    /// UIKit does not call the delegate after an alert's transition. An edit that waits for such a
    /// transition would never run.
    public var isInTransition: Bool {
      guard let controller, let next = controller.transitionCoordinator?.viewController(forKey: .to)
      else { return false }
      return controller.viewControllers.contains(next)
    }

    /// Pushes the screen.
    public func push(_ screen: UIViewController, animated: Bool) {
      controller?.pushViewController(screen, animated: animated)
    }

    /// Pops to the screen.
    public func pop(to screen: UIViewController, animated: Bool) {
      controller?.popToViewController(screen, animated: animated)
    }

    /// Replaces all screens. UIKit animates this as a push or a pop, depending on the top screen.
    public func setScreens(_ screens: [UIViewController], animated: Bool) {
      controller?.setViewControllers(screens, animated: animated)
    }

    /// Observes the end of an animated transition.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      navigationController.transitionCoordinator?.animate(
        alongsideTransition: nil,
        completion: { [weak self] _ in
          // The controller still has its transition coordinator here, so the report is deferred.
          DispatchQueue.main.async { self?.onTransitionEnd?() }
        })
    }

    /// Reports the end of a transition without animation, which has no coordinator.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      onTransitionEnd?()
    }
  }
#endif
