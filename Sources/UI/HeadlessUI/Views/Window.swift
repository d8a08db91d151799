public import Foundation

/// The root of what is on screen (`UIWindow`).
///
/// It holds its root view controller strongly; the controller's view fills it, and gets its
/// appearance calls when the window is made visible. ``addDisplayObserver(_:)`` and
/// ``holdsTransitions`` are ours, for tests, pilots and terminals.
@MainActor open class Window: View {
  /// The controller whose view fills the window. Setting another in a visible window lets the
  /// old one, with all that it presents, disappear first.
  open var rootViewController: ViewController? {
    didSet { rootViewControllerChanged(from: oldValue) }
  }

  /// Whether it was made the window that is typed into.
  public private(set) var isKeyWindow = false
  /// What bars and notches cover; none unless set. (UIKit takes it from the device.)
  public var safeArea = EdgeInsets.zero {
    didSet { if safeArea != oldValue { setNeedsLayout() } }
  }

  /// Who is typed into.
  public internal(set) weak var firstResponder: Responder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      firstResponderObservers.notify()
      displayChanged()
    }
  }

  /// Whether an animated push, pop, presentation or dismissal stays unfinished until
  /// ``finishTransitions()``: in between is where a deep link arrives. `false` unless set. Ours.
  public var holdsTransitions = false

  let displayObservers = WindowObservers()
  let firstResponderObservers = WindowObservers()
  var heldTransitions: [@MainActor () -> Void] = []
  var displayIsPending = false
  private var isOnScreen = false

  /// A hidden, empty window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// An empty window at (0, 0).
  public convenience init(size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
  }

  /// Itself.
  open override var window: Window? { self }

  /// Shows the window and its root view controller.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
    guard !isOnScreen else { return }
    isOnScreen = true
    if let root = rootViewController { show(root) }
  }

  private func rootViewControllerChanged(from old: ViewController?) {
    guard isOnScreen, old !== rootViewController else { return }
    if let old { hide(old) }
    if let root = rootViewController { show(root) }
  }

  private func show(_ root: ViewController) {
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.beginAppearanceTransition(true, animated: false)
    insertSubview(root.view, at: 0)
    root.endAppearanceTransition()
  }

  private func hide(_ root: ViewController) {
    root.dropPresented()
    root.beginAppearanceIfNeeded(false, animated: false)
    root.viewIfLoaded?.removeFromSuperview()
    if root.isInTransition { root.endAppearanceTransition() }
  }
}

extension Window {
  /// Whether a transition waits for ``finishTransitions()``. Ours.
  public var isTransitioning: Bool { !heldTransitions.isEmpty }

  /// Finishes the transitions that are held, in the order of their begin. Those that start
  /// meanwhile are held in their turn while ``holdsTransitions``. Ours.
  public func finishTransitions() {
    let finishing = heldTransitions
    heldTransitions = []
    for finish in finishing { finish() }
  }

  /// Finishes a transition that has begun: at once, unless it is animated and held.
  func complete(animated: Bool, _ finish: @escaping @MainActor () -> Void) {
    if animated, holdsTransitions {
      heldTransitions.append(finish)
    } else {
      finish()
    }
  }
}
