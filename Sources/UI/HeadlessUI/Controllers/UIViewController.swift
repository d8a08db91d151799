/// A controller that owns a view and receives its appearance calls.
///
/// The controller holds its view, its children and its presented controller strongly. It holds its
/// parent and its presenter weakly.
///
/// The appearance calls have UIKit's order. `viewWillAppear` is called before the view enters the
/// window, then `viewIsAppearing` and `viewDidAppear`. `viewWillDisappear` is called before the
/// view leaves the window, then `viewDidDisappear`.
@MainActor open class UIViewController: UIResponder {
  // MARK: The view

  /// The view, which is loaded when it is first used.
  ///
  /// A controller with its own view class sets this property in ``loadView()``, and declares another
  /// property that returns the typed view.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      if let newValue, !mayOwn(newValue) { return }
      viewIfLoaded?.viewController = nil
      viewIfLoaded = newValue
      newValue?.viewController = self
    }
  }
  /// The view, or `nil` if it is not loaded.
  public private(set) var viewIfLoaded: UIView?
  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewIfLoaded != nil }
  /// Insets that are added to the safe area of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Content of the bars

  /// The title of the controller and of its navigation item.
  open var title: String? { didSet { createdNavigationItem?.title = title } }
  /// The content of the navigation bar for this controller.
  open var navigationItem: UINavigationItem {
    if let createdNavigationItem { return createdNavigationItem }
    let created = UINavigationItem(owner: self)
    createdNavigationItem = created
    return created
  }
  private var createdNavigationItem: UINavigationItem?
  /// A button that toggles ``isEditing``. Its title is "Edit" or "Done".
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    })
  /// Whether the content is being edited. Setting this property calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false {
    didSet { editButtonItem.title = isBeingEdited ? "Done" : "Edit" }
  }

  // MARK: Relations to other controllers

  /// The controllers inside this container.
  public internal(set) var children: [UIViewController] = []
  /// The container of this controller.
  public internal(set) weak var parent: UIViewController?
  /// The way in which the controller covers its presenter. The default is `automatic`.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether dismissing the controller with a gesture is disabled.
  open var isModalInPresentation = false
  /// Whether children receive appearance calls from this container. The default is `true`.
  ///
  /// A container that calls ``beginAppearanceTransition(_:animated:)`` itself returns `false`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being presented.
  public internal(set) var isBeingPresented = false
  /// Whether the controller is being dismissed.
  public internal(set) var isBeingDismissed = false

  /// The coordinator of the current animated transition, or `nil` if there is none.
  ///
  /// During a modal transition the presenting controller and its children share this coordinator.
  /// So a navigation controller can have a coordinator while its stack does not change.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalTransition ?? parent?.transitionCoordinator
  }

  /// The view and the outlets that a storyboard has prepared for ``loadViewIfNeeded()``.
  var storyboard = StoryboardContent()
  var modalTransition: TransitionCoordinator?
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  /// Whether the controller is presenting or dismissing another controller.
  var isChangingPresented = false
  /// The responder that resigned because this controller presented another controller.
  weak var suspendedResponder: UIResponder?
  var appearance = Appearance()
  var containment = Containment.none
  var traits = TraitState()
  let propertiesPass = UpdatePass()
  let contentUnavailable = ContentUnavailableSlot()

  /// Creates a controller. HeadlessUI reads no nib files, so both arguments are ignored.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a controller whose view is not loaded.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  override var respondingWindow: UIWindow? { viewIfLoaded?.window }

  /// The superview of the controller's view.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: Methods to override

  /// Sets ``view``. The default uses the storyboard's view or creates a plain view.
  ///
  /// An override must not call `super`.
  open func loadView() {
    let view = storyboardView ?? UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    storyboardView = nil
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Called once after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view enters the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view is laid out in the window, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window or is covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the layout, to show values such as texts. See ``UIView/updateProperties()``.
  @available(iOS 26.0, *)
  open func updateProperties() {}
  /// Called before the layout. Override it to set ``contentUnavailableConfiguration``.
  ///
  /// The method is called again after an `@Observable` property that it read has changed.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Called before the view lays out its subviews.
  ///
  /// The method is called again after an `@Observable` property that it read has changed.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before the parent changes. The argument is `nil` if the controller is removed.
  ///
  /// ``addChild(_:)`` calls this method. The container must call it before ``removeFromParent()``.
  open func willMove(toParent parent: UIViewController?) { containmentWillMove(toParent: parent) }
  /// Called after the parent changed. The argument is `nil` if the controller was removed.
  ///
  /// ``removeFromParent()`` calls this method. The container must call it after ``addChild(_:)``.
  open func didMove(toParent parent: UIViewController?) { containmentDidMove(toParent: parent) }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
  /// Presents a controller. The first responder resigns, and the dismissal restores it.
  open func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewController, animated: animated, completion: completion)
  }
  /// Dismisses the presented controller, or this controller if it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// The source of the popover. The default is `nil`: the controller is not shown in a popover.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  /// Returns whether the controller can be presented in `window`.
  func mayBePresented(by presenter: UIViewController, in window: UIWindow) -> Bool { true }
}

extension UIViewController {
  /// Loads the view if it is not loaded: calls `loadView`, then `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    guard isViewLoaded else {
      return Violation.raise("loadView of \(Violation.name(self)) returned with no view set")
    }
    if storyboardView == nil, let connectOutlets = storyboardViewDidLoad {
      storyboardViewDidLoad = nil
      connectOutlets()
    }
    viewDidLoad()
    installContentUnavailableView()
  }

  /// Returns whether no other controller owns the view. If one does, UIKit raises an exception.
  private func mayOwn(_ view: UIView) -> Bool {
    guard let owner = view.viewController, owner !== self else { return true }
    Violation.raise(
      """
      A view can only be associated with at most one view controller at a time! View \
      \(Violation.name(view)) is associated with \(Violation.name(owner)). Clear this association \
      before associating this view with \(Violation.name(self)).
      """)
    return false
  }

  /// The nearest navigation controller around this controller.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest split view controller around this controller.
  public var splitViewController: UISplitViewController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().first { $0 is Container } as? Container
  }

  /// Raises `UIViewControllerHierarchyInconsistency`, as UIKit does, if `superview` does not belong
  /// to the parent.
  func checkHierarchy(inside superview: UIView) {
    guard let parent else { return }
    let views = sequence(first: superview, next: \.superview)
    guard let owner = views.first(where: { $0.viewController != nil })?.viewController,
      owner !== parent
    else { return }
    Violation.raise(
      """
      child view controller:\(Violation.name(self)) should have parent view \
      controller:\(Violation.name(owner)) but actual parent is:\(Violation.name(parent))
      """)
  }
}
