/// How the character of a cell looks.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the character; the terminal's own where it is nil.
  public var foreground: TerminalColour?
  /// The colour behind it; the terminal's own where it is nil.
  public var background: TerminalColour?
  /// Whether it is bold.
  public var isBold = false
  /// Whether it is fainter than others.
  public var isDim = false
  /// Whether it is underlined.
  public var isUnderlined = false
  /// Whether the two colours change places.
  public var isInverse = false

  /// A style in the given colours, and otherwise as the terminal draws by itself.
  public init(
    foreground: TerminalColour? = nil, background: TerminalColour? = nil, isBold: Bool = false,
    isDim: Bool = false, isUnderlined: Bool = false, isInverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isInverse = isInverse
  }

  /// As the terminal draws by itself.
  public static let plain = CellStyle()

  /// The style on a terminal that has no colours: what stands on a ground of its own is inverse.
  var withoutColours: CellStyle {
    var style = self
    style.isInverse = isInverse != (background != nil)
    style.foreground = nil
    style.background = nil
    return style
  }
}
