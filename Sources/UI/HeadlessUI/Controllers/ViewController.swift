import Foundation

/// Owns a view, and knows when it appears (`UIViewController`).
///
/// It holds its view, its children and whom it presents strongly; its parent and its presenter
/// not at all. Appearance calls come in UIKit's order: `viewWillAppear`, the view enters the
/// window, `viewIsAppearing`, `viewDidAppear`; and `viewWillDisappear`, the view leaves,
/// `viewDidDisappear`.
@MainActor open class ViewController: Responder {
  // MARK: The view

  private var loadedView: View?
  /// Its view, loaded when first asked for. A controller with a view class of its own sets it in
  /// ``loadView()`` and reads it back typed through a property of another name.
  public var view: View! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if let newValue, !mayTake(newValue) { return }
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }
  /// The view that a storyboard made for it, kept until ``loadView()`` takes it (ours).
  public var storyboardView: View?
  /// Called once, when ``loadView()`` took ``storyboardView`` and before ``viewDidLoad()``: here the
  /// outlets to views are set, which are nil until then, as in UIKit (ours).
  public var storyboardViewDidLoad: (@MainActor () -> Void)?
  /// Its view, if that was loaded.
  public var viewIfLoaded: View? { loadedView }
  /// Whether its view was loaded.
  public var isViewLoaded: Bool { loadedView != nil }
  /// Added to its view's safe area: a bar of a container's own.
  open var additionalSafeAreaInsets = EdgeInsets.zero { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: What containers show of it

  /// Its name, which its navigation item shows too.
  open var title: String? { didSet { navigationItemIfMade?.title = title } }
  /// What the navigation bar shows for it.
  open var navigationItem: NavigationItem {
    if let navigationItemIfMade { return navigationItemIfMade }
    let made = NavigationItem(owner: self)
    navigationItemIfMade = made
    return made
  }
  private var navigationItemIfMade: NavigationItem?
  /// A button that switches ``isEditing``, and is called "Edit" or "Done".
  open private(set) lazy var editButtonItem = makeEditButtonItem()
  /// Whether it is being edited. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false {
    didSet { editButtonItem.title = isBeingEdited ? "Done" : "Edit" }
  }

  // MARK: Its place among controllers

  /// The controllers that it contains.
  public internal(set) var children: [ViewController] = []
  /// The container that it is in.
  public internal(set) weak var parent: ViewController?
  /// How it covers its presenter; `.automatic` is a sheet, under which the presenter stays.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// Whether only code can dismiss it.
  open var isModalInPresentation = false
  /// Whether appearance calls are passed on to children whose view lies in its own. A container
  /// that calls ``beginAppearanceTransition(_:animated:)`` itself overrides it with `false`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// While it is being presented.
  public internal(set) var isBeingPresented = false
  /// While it is being dismissed.
  public internal(set) var isBeingDismissed = false
  /// While its container brings it in.
  public internal(set) var isMovingToParent = false
  /// While its container takes it out.
  public internal(set) var isMovingFromParent = false

  /// The coordinator of the animated transition that it is in; `nil` while nothing moves, and for a
  /// change without animation.
  ///
  /// Whom somebody comes or goes over is in that transition, and so is every controller within: a
  /// coordinator does not say that a navigation stack moves.
  open var transitionCoordinator: ViewControllerTransitionCoordinator? {
    modalTransition ?? parent?.transitionCoordinator
  }

  var modalTransition: ViewControllerTransitionCoordinator?
  var ownPresented: ViewController?
  weak var ownPresenting: ViewController?
  /// The responder that resigned because this controller presented another one.
  weak var suspendedResponder: Responder?
  var appearance = Appearance()
  var containment = Containment.none

  /// A controller whose view is not yet loaded.
  public override init() {
    super.init()
  }

  override var respondingWindow: Window? { viewIfLoaded?.window }

  /// Its view's superview.
  open override var next: Responder? { viewIfLoaded?.superview }

  // MARK: To be overridden

  /// Makes the view; the default takes the storyboard's, or makes a plain one. Set ``view``; do not
  /// call `super` then.
  open func loadView() {
    let view = storyboardView ?? View(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    storyboardView = nil
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }
  /// Called once, after the view was made.
  open func viewDidLoad() {}
  /// Called before the view enters the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and laid out, not yet shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the window or is covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before it enters a container, or with `nil` before it leaves one. ``addChild(_:)``
  /// calls it; before ``removeFromParent()`` the container has to.
  open func willMove(toParent parent: ViewController?) {
    containmentWillMove(toParent: parent)
  }
  /// Called after it entered a container, or with `nil` after it left one. The container calls it
  /// after ``addChild(_:)`` and the addition of the view; ``removeFromParent()`` does so itself.
  open func didMove(toParent parent: ViewController?) {
    containmentDidMove(toParent: parent)
  }
  /// Switches between reading and editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
  }
  /// Presents `viewController`; see `ViewController+Presentation`.
  open func present(
    _ viewController: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewController, animated: animated, completion: completion)
  }
  /// Dismisses whom it presents or, if it presents nobody, itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: animated, completion: completion)
  }

  /// What its popover points at; `nil` where it is never shown in one. ``AlertController`` has one.
  open var popoverPresentationController: PopoverPresentationController? { nil }

  /// Whether it can be shown in the window.
  func mayBePresented(by presenter: ViewController, in window: Window) -> Bool { true }

  private func makeEditButtonItem() -> BarButtonItem {
    let toggle = Action(title: "Edit") { [weak self] _ in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    return BarButtonItem(primaryAction: toggle)
  }
}

extension ViewController {
  /// Loads the view, if it was not: `loadView`, then `viewDidLoad`.
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
  }

  /// UIKit raises when a controller is given the view of another.
  func mayTake(_ view: View) -> Bool {
    guard let owner = view.viewController, owner !== self else { return true }
    Violation.raise(
      """
      A view can only be associated with at most one view controller at a time! View \
      \(Violation.name(view)) is associated with \(Violation.name(owner)). Clear this association \
      before associating this view with \(Violation.name(self)).
      """)
    return false
  }

  /// The nearest navigation controller around it.
  public var navigationController: NavigationController? {
    var candidate = parent
    while let current = candidate {
      if let navigation = current as? NavigationController { return navigation }
      candidate = current.parent
    }
    return nil
  }

  /// Complains where UIKit's `UIViewControllerHierarchyInconsistency` does: the view goes into
  /// the view of a controller that is not its controller's parent.
  func checkHierarchy(inside superview: View) {
    guard let parent else { return }
    var candidate: View? = superview
    while let view = candidate {
      if let owner = view.viewController {
        guard owner !== parent else { return }
        return Violation.raise(
          """
          child view controller:\(Violation.name(self)) should have parent view \
          controller:\(Violation.name(owner)) but actual parent is:\(Violation.name(parent))
          """)
      }
      candidate = view.superview
    }
  }
}
