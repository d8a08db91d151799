/// A stack of controllers, of which the top one is shown (`UINavigationController`).
///
/// It holds the whole stack; the view of the top alone is in the window. An animated change is
/// finished at once unless the window ``Window/holdsTransitions``; what is asked for meanwhile
/// waits for its end, as in UIKit.
@MainActor open class NavigationController: ViewController {
  /// Who is told of each change; not kept alive.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsDisplay() } }
  /// Whether a swipe from the edge goes back (UIKit: `interactivePopGestureRecognizer.isEnabled`).
  open var isInteractivePopEnabled = true

  var stack: [ViewController] = []
  var ongoing: NavigationTransition?
  /// Whether the transition is telling of its end: what it is asked for then is no fault.
  var isEnding = false
  var deferred: [@MainActor () -> Void] = []

  /// An empty stack.
  public override init() {
    super.init()
  }

  /// A stack of one.
  public init(rootViewController: ViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The stack, the root first.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: ViewController? { stack.last }

  /// What a person looks at: whom the stack presents, or its top.
  open var visibleViewController: ViewController? {
    presentedViewController ?? topViewController
  }

  /// The coordinator of the stack's own animated change, or else of a transition around it.
  open override var transitionCoordinator: ViewControllerTransitionCoordinator? {
    if let ongoing, ongoing.isAnimated { return ongoing.coordinator }
    return super.transitionCoordinator
  }

  /// Puts a controller on top. UIKit raises if it is on the stack already, or is itself a
  /// navigation controller; recorded, nothing is pushed. A split view controller is not pushed either.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    perform { [self] in
      guard mayPush(viewController) else { return }
      change(to: stack + [viewController], animated: animated)
    }
  }

  /// Takes the top off, and returns it; returns `nil` if only the root is left, or if a
  /// transition is under way (then the pop follows it, with UIKit's warning). From within
  /// `viewDidAppear` it follows at once, and is no fault.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    if ongoing != nil {
      if !isEnding {
        Violation.warn("nested pop animation can result in corrupted navigation bar")
      }
      perform { [self] in _ = popViewController(animated: animated) }
      return isEnding && stack.count > 1 ? stack.last : nil
    }
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes off all but the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes off all above `viewController`, and returns them. UIKit raises if it is not there.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      Violation.raise("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    if ongoing != nil {
      perform { [self] in _ = popToViewController(viewController, animated: animated) }
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  /// Replaces the stack. UIKit raises if a controller is in it twice.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    perform { [self] in
      guard Set(viewControllers).count == viewControllers.count else {
        return Violation.raise(
          "All view controllers in a navigation controller must be distinct")
      }
      change(to: viewControllers, animated: animated)
    }
  }

  /// Puts the top controller's view in place.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { install(top) }
  }

  /// Tells the delegate, as for any other change, that the top is to be shown.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// Tells the delegate that the top is shown.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}

/// Is told by a ``NavigationController`` (`UINavigationControllerDelegate`); all is optional.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// A transition to `viewController` began. A cancelled swipe back ends without `didShow`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// `viewController` is on top, its appearance calls made.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
