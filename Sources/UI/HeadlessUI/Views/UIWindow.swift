/// The root of the view hierarchy.
///
/// A window holds its root view controller strongly. The controller's view fills the window and
/// receives its appearance calls when the window becomes visible.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  ///
  /// If the window is visible, a new controller replaces the old one at once. The old controller
  /// and all controllers that it presents disappear first.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  /// The screen on which the window is shown.
  open var screen = UIScreen()

  /// The parts of the window that bars and a notch cover.
  ///
  /// UIKit does not have this API, because it takes the insets from the device.
  public var safeArea = UIEdgeInsets.zero {
    didSet { if safeArea != oldValue { setNeedsLayout() } }
  }

  /// The responder that receives the typed text. UIKit does not have this API.
  public internal(set) weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      firstResponderObservers.notify()
      displayChanged()
    }
  }

  /// Whether animated transitions wait for ``finishTransitions()``. UIKit does not have this API.
  ///
  /// By default an animated transition ends with the next display, in a later turn of the main
  /// actor. Tests set this property to act in the middle of a push, a pop, a presentation or a
  /// dismissal.
  public var holdsTransitions = false {
    didSet { if isTransitioning { displayChanged() } }
  }

  let displayObservers = WindowObservers()
  let firstResponderObservers = WindowObservers()
  var displayIsPending = false
  private var runningTransitions: [@MainActor () -> Void] = []
  private var isOnScreen = false

  /// Creates a hidden window without a root view controller.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a hidden window at (0, 0). UIKit does not have this API.
  public convenience init(size: CGSize) { self.init(frame: CGRect(origin: .zero, size: size)) }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window and its root view controller.
  open func makeKeyAndVisible() {
    isHidden = false
    guard !isOnScreen else { return }
    isOnScreen = true
    if let root = rootViewController { show(root) }
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard isOnScreen, old !== rootViewController else { return }
    if let old { hide(old) }
    if let root = rootViewController { show(root) }
  }

  private func show(_ root: UIViewController) {
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.beginAppearanceTransition(true, animated: false)
    insertSubview(root.view, at: 0)
    root.endAppearanceTransition()
  }

  private func hide(_ root: UIViewController) {
    root.removePresented()
    root.beginAppearanceIfNeeded(false, animated: false)
    root.viewIfLoaded?.removeFromSuperview()
    root.endAppearanceIfNeeded()
  }

  /// Whether an animated transition is running. UIKit does not have this API.
  public var isTransitioning: Bool { !runningTransitions.isEmpty }

  /// Finishes the running transitions in the order in which they began. UIKit does not have this
  /// API.
  ///
  /// Transitions that begin during the call keep running.
  public func finishTransitions() {
    let finishing = runningTransitions
    runningTransitions = []
    for finish in finishing { finish() }
  }

  /// Performs the requested updates and finishes the running transitions.
  ///
  /// If a finished transition begins another transition, that transition is finished too.
  ///
  /// If ``holdsTransitions`` is `true`, no transition is finished. Call this method before you
  /// simulate a touch or a key press, because a user also waits until an animation ends.
  ///
  /// UIKit does not have this API.
  public func settle() {
    layoutIfNeeded()
    while isTransitioning, !holdsTransitions {
      finishTransitions()
      layoutIfNeeded()
    }
  }

  /// Finishes a transition at once, or with a later display if it is animated.
  func complete(animated: Bool, _ finish: @escaping @MainActor () -> Void) {
    guard animated else { return finish() }
    runningTransitions.append(finish)
    displayChanged()
  }
}
