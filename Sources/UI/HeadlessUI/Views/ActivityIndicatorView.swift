public import Foundation

/// A spinner (`UIActivityIndicatorView`).
@MainActor open class ActivityIndicatorView: View {
  /// How large it is.
  public enum Style: Sendable {
    /// The usual size.
    case medium
    /// A large one.
    case large
  }

  /// How large it is.
  open var style: Style
  /// Whether it spins.
  open private(set) var isAnimating = false
  /// Whether it is hidden while it does not spin; `true` unless set.
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }

  /// A spinner that stands still, and is hidden for that.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    hideIfStopped()
  }

  /// A medium spinner with the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hideIfStopped()
  }

  /// Shows it and lets it spin.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    setNeedsDisplay()
  }

  /// Stops it, and hides it if ``hidesWhenStopped``.
  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
    setNeedsDisplay()
  }

  private func hideIfStopped() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
