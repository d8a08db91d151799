/// The root of the view hierarchy.
///
/// A window holds its root view controller strongly. The controller's view fills the window, and
/// the controller receives its appearance calls when the window becomes visible.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  ///
  /// If the window is visible, a new controller replaces the old one at once. The old controller
  /// and all controllers that it presents disappear first.
  open var rootViewController: UIViewController? { didSet { replaceRoot(oldValue) } }

  /// The screen on which the window is shown.
  open var screen = UIScreen()

  /// The simulated device: its insets, its first responder, its displays and transitions.
  var stage = WindowStage()
  private var isOnScreen = false

  /// Creates a hidden window without a root view controller.
  @available(iOS, deprecated: 26.0, message: "Use init(windowScene:) instead.")
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    screen.bounds.size = CGSize(width: frame.maxX, height: frame.maxY)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

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
}
