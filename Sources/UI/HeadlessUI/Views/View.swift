public import Foundation

/// A rectangle of the screen, with subviews (`UIView`), without pixels.
///
/// It holds its subviews strongly and its superview not at all. Whatever a person could see of it
/// marks its window as in need of display; ``Window/addDisplayObserver(_:)`` tells who waits.
/// There is no Auto Layout: lay out in ``layoutSubviews()`` or give an ``autoresizingMask``.
@MainActor open class View: Responder {
  /// Place and size in the superview's coordinates, in points.
  open var frame: CGRect {
    didSet {
      guard frame != oldValue else { return }
      if frame.size != oldValue.size { resizeSubviews(from: oldValue.size) }
      setNeedsDisplay()
    }
  }

  /// Its own coordinates: the origin is what a scroll view scrolls.
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

  /// What gives way when the superview changes its size; nothing unless set.
  open var autoresizingMask: AutoresizingMask = []

  /// The view that it lies in.
  public internal(set) weak var superview: View?
  /// The views that lie in it, the foremost last.
  public internal(set) var subviews: [View] = []

  /// Whether it and all in it are invisible.
  open var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
  /// Whether a person can touch it.
  open var isUserInteractionEnabled = true
  /// A number to find it by, with ``viewWithTag(_:)``.
  open var tag = 0
  /// A name for tests; no person sees it.
  open var accessibilityIdentifier: String?
  /// A name for people who hear the screen.
  open var accessibilityLabel: String? { didSet { setNeedsDisplay() } }

  /// The controller whose view this is.
  weak var viewController: ViewController?
  var needsLayout = true

  /// A view with the given frame.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// The window that it is in, if any.
  open var window: Window? { superview?.window }

  override var respondingWindow: Window? { window }

  /// Its controller, or else its superview.
  open override var next: Responder? { viewController ?? superview }

  /// Called before it enters, changes or leaves its superview. Does nothing; override freely.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after it entered, changed or left its superview.
  open func didMoveToSuperview() {}
  /// Called before it, or a view around it, enters or leaves a window.
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after it, or a view around it, entered or left a window.
  open func didMoveToWindow() {}
  /// Called after a view was added to it.
  open func didAddSubview(_ subview: View) {}
  /// Called before a view is taken out of it.
  open func willRemoveSubview(_ subview: View) {}

  /// Called when its size or its subviews changed; place the subviews here.
  open func layoutSubviews() {}

  /// Says that a person would see something new here (ours is told to ``Window``).
  open func setNeedsDisplay() {
    window?.displayChanged()
  }
}
