/// A rectangle of the screen with subviews. HeadlessUI draws no pixels.
///
/// A view holds its subviews strongly and its superview weakly. Every visible change marks the
/// window as needing display, and ``UIWindow/addDisplayObserver(_:)`` observes the displays.
/// Because HeadlessUI has no Auto Layout, override ``layoutSubviews()`` or set
/// ``autoresizingMask``.
@MainActor open class UIView: UIResponder {
  /// The view's rectangle in the coordinates of its superview, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) }
      setNeedsDisplay()
    }
  }

  /// The view's rectangle in its own coordinates. A scroll view scrolls by changing the origin.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      if newValue.origin != boundsOrigin {
        boundsOrigin = newValue.origin
        setNeedsLayout()
      }
      if newValue.size != frame.size { frame.size = newValue.size }
    }
  }
  private var boundsOrigin = CGPoint.zero

  /// The dimensions that follow the superview's size. The default is none.
  open var autoresizingMask: AutoresizingMask = []

  /// The view that contains this view.
  public internal(set) weak var superview: UIView?
  /// The views inside this view. The last one is in front.
  public internal(set) var subviews: [UIView] = []

  /// Whether the view and its subviews are invisible.
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
  /// Whether the view accepts touches.
  open var isUserInteractionEnabled = true
  /// A number that identifies the view for ``viewWithTag(_:)``.
  open var tag = 0
  /// A name that identifies the view in tests. The user does not see it.
  open var accessibilityIdentifier: String?
  /// The name that VoiceOver reads.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }

  /// The controller that owns this view.
  weak var viewController: UIViewController?
  let layoutPass = UpdatePass()
  let propertiesPass = UpdatePass()
  var traits = TraitState()

  /// Creates a view with the given frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// The window that contains the view.
  open var window: UIWindow? { superview?.window }

  override var respondingWindow: UIWindow? { window }

  /// The view's controller, or its superview if it has no controller.
  open override var next: UIResponder? { viewController ?? superview }

  /// Called before the layout. Override it to show values such as texts.
  ///
  /// The method is called when the view first appears and after ``setNeedsUpdateProperties()``. If
  /// it reads an `@Observable` property, it is called again after the property changes. An override
  /// must call `super`.
  @available(iOS 26.0, *)
  open func updateProperties() {}

  /// Called after the size or the subviews changed. Override it to place the subviews.
  ///
  /// The method is called again after an `@Observable` property that it read has changed.
  open func layoutSubviews() {}

  /// Marks the window as needing display.
  open func setNeedsDisplay() { window?.displayChanged() }
}
