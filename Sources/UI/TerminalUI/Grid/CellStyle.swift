/// The sixteen standard terminal colors, in their standard order.
enum TerminalColour: Int {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}

/// The colors and attributes of a cell. A nil color is the terminal's default color.
struct CellStyle: Hashable {
  var foreground: TerminalColour?
  var background: TerminalColour?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isInverse = false

  static let plain = CellStyle()

  /// The style for a terminal without colors: a background becomes inverse text.
  var withoutColours: CellStyle {
    var style = self
    style.isInverse = isInverse != (background != nil)
    (style.foreground, style.background) = (nil, nil)
    return style
  }
}

/// The styles of a live screen. Without colors, marks and attributes show the states.
extension CellStyle {
  static let bar = CellStyle(foreground: .brightWhite, background: .blue, isBold: true)
  static let barItem = CellStyle(foreground: .white, background: .blue)
  static let disabledBarItem = CellStyle(foreground: .brightBlack, background: .blue)
  static let focused = CellStyle(foreground: .black, background: .brightYellow, isBold: true)
  static let header = CellStyle(foreground: .cyan, isBold: true)
  static let dim = CellStyle(isDim: true)
  static let detail = CellStyle(foreground: .brightBlack)
  static let highlight = CellStyle(foreground: .black, background: .cyan, isBold: true)
  /// The highlight in a table that the arrow keys do not control.
  static let inactiveHighlight = CellStyle(foreground: .brightWhite, background: .brightBlack)
  static let waiting = CellStyle(foreground: .yellow)
  static let refused = CellStyle(foreground: .red, isBold: true)
  static let busy = CellStyle(foreground: .green, isBold: true)
  static let panelEdge = CellStyle(foreground: .cyan)
  static let bold = CellStyle(isBold: true)
  static let field = CellStyle(isUnderlined: true)
  static let caret = CellStyle(isInverse: true)
  static let hint = CellStyle(foreground: .black, background: .white)
  static let hintKey = CellStyle(foreground: .black, background: .white, isBold: true)
}
