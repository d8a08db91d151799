/// What each thing on a live screen looks like. No meaning hangs on a colour alone: what is
/// highlighted, waiting or refused has a mark as well.
extension CellStyle {
  static let bar = CellStyle(foreground: .brightWhite, background: .blue, isBold: true)
  static let barItem = CellStyle(foreground: .white, background: .blue)
  static let disabledBarItem = CellStyle(foreground: .brightBlack, background: .blue)
  static let focused = CellStyle(foreground: .black, background: .brightYellow, isBold: true)
  static let header = CellStyle(foreground: .cyan, isBold: true)
  static let footer = CellStyle(isDim: true)
  static let detail = CellStyle(foreground: .brightBlack)
  static let highlight = CellStyle(foreground: .black, background: .cyan, isBold: true)
  /// A highlighted row of a table that is not in front: behind a panel, or in another column.
  static let resting = CellStyle(foreground: .brightWhite, background: .brightBlack)
  static let waiting = CellStyle(foreground: .yellow)
  static let refused = CellStyle(foreground: .red, isBold: true)
  static let busy = CellStyle(foreground: .green, isBold: true)
  static let panelEdge = CellStyle(foreground: .cyan)
  static let panelTitle = CellStyle(isBold: true)
  static let message = CellStyle.plain
  static let button = CellStyle(isBold: true)
  static let disabledButton = CellStyle(isDim: true)
  static let fieldName = CellStyle(foreground: .brightBlack)
  static let field = CellStyle(isUnderlined: true)
  static let activeFieldName = CellStyle(foreground: .cyan, isBold: true)
  static let caret = CellStyle(isInverse: true)
  static let status = CellStyle(foreground: .black, background: .white)
  static let statusKey = CellStyle(foreground: .black, background: .white, isBold: true)
}
