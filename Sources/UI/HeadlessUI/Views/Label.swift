/// A view that shows text that the user cannot edit (`UILabel`).
@MainActor open class Label: View {
  /// The alignment of text. `natural` follows the direction of the language.
  public enum Alignment: Sendable { case left, center, right, natural }

  /// The text that the label shows.
  open var text: String? { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The alignment of the text.
  open var textAlignment: Alignment = .natural { didSet { setNeedsDisplay() } }
  /// The greatest number of lines. A value of 0 means no limit.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// Whether the label is drawn as enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
}
