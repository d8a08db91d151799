/// The alignment of text. `natural` follows the direction of the language.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// A view that shows text that the user cannot edit.
@MainActor open class UILabel: UIView {
  /// The text that the label shows.
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The greatest number of lines. A value of 0 means no limit.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// Whether the label is drawn as enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
}
