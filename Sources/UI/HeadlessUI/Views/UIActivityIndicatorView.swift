/// A view that shows that a task is in progress.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Sendable { case medium, large }

  /// The size of the indicator.
  open var style = Style.medium
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Creates a stopped indicator, which is hidden.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
  }

  /// Creates a stopped indicator of medium size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a stopped indicator of medium size, because HeadlessUI reads no archives.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Shows the indicator and starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops the animation and hides the indicator.
  open func stopAnimating() {
    isAnimating = false
    isHidden = true
    setNeedsDisplay()
  }
}
