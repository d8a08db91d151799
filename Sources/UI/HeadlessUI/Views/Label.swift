import Foundation

/// Text that is read and not typed (`UILabel`).
@MainActor open class Label: View {
  /// How lines are aligned.
  public enum Alignment: Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// As the language reads.
    case natural
  }

  /// The text shown.
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// How the text is aligned.
  open var textAlignment: Alignment = .natural { didSet { setNeedsDisplay() } }
  /// How many lines at most; 0 is as many as needed.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// Whether it is drawn as usable.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
}
