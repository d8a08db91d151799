/// A container that shows the top of a stack of controllers.
///
/// The container holds all controllers of the stack, but only the view of the top controller is in
/// the window. An animated change ends in a later turn of the main actor. If another change is
/// requested before that, it waits for the end of the transition, as in UIKit.
@MainActor open class UINavigationController: UIViewController {
  /// The delegate, which is held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  var stack: [UIViewController] = []
  /// The stored value of ``isInteractivePopEnabled``.
  var allowsInteractivePop = true
  /// The top controller's search bar, as a subview of this controller's view.
  var shownSearchBar: UISearchBar?
  var ongoing: NavigationTransition?
  /// The transition whose coordinator is calling its completions.
  var ended: NavigationTransition?
  /// Whether a transition is ending and calls controller methods, such as `viewDidAppear`.
  ///
  /// A pop that such a method requests causes no warning.
  var isEnding = false
  var deferred: [@MainActor () -> Void] = []

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a navigation controller with one controller on the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The stack. The first controller is the root.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The coordinator of the current animated transition, or `nil` if there is none.
  ///
  /// While the stack changes with animation, this is the coordinator of that change.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition = ongoing ?? ended, transition.isAnimated { return transition.coordinator }
    return super.transitionCoordinator
  }

  /// Pushes a controller.
  ///
  /// UIKit raises an exception if the controller is already on the stack or is a navigation
  /// controller. For a split view controller, UIKit only warns and pushes nothing.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    perform { [self] in
      guard mayPush(viewController) else { return }
      change(to: stack + [viewController], animated: animated)
    }
  }

  /// Pops and returns the top controller, unless it is the root.
  ///
  /// During a transition the pop waits, `nil` is returned, and UIKit's warning is reported. A pop
  /// from `viewDidAppear` also waits, but it causes no warning and returns the controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
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

  /// Pops and returns all controllers above the root; see ``popToViewController(_:animated:)``.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above `viewController`, and returns them.
  ///
  /// UIKit raises an exception if `viewController` is not on the stack. During a transition the pop
  /// waits, and `nil` is returned.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
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

  /// Replaces the stack. UIKit raises an exception if the new stack contains a controller twice.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    perform { [self] in
      guard Set(viewControllers).count == viewControllers.count else {
        let names = viewControllers.map { "    \"\(Violation.name($0))\"" }
        return Violation.raise(
          """
          All view controllers in a navigation controller must be distinct ((
          \(names.joined(separator: ",\n"))
          ))
          """)
      }
      change(to: viewControllers, animated: animated)
    }
  }

  /// Adds the view of the top controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let top = topViewController { install(top) }
  }

  /// Places the search bar of the top controller.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutSearchBar()
  }

  /// Calls the delegate's `willShow` for the top controller.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  /// Calls the delegate's `didShow` for the top controller.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }
}

/// The delegate of a ``UINavigationController``.
///
/// All methods are optional.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called when a transition to `viewController` begins, or before the container appears.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a transition to `viewController`, or after the container appeared.
  ///
  /// It is not called if a swipe back is cancelled.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// The default implementation does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
