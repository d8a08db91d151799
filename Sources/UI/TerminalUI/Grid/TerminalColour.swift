/// One of the sixteen colours that every colour terminal has; the user's own theme says how each
/// looks.
public enum TerminalColour: Int, Sendable, CaseIterable {
  /// Colour 0.
  case black
  /// Colour 1.
  case red
  /// Colour 2.
  case green
  /// Colour 3.
  case yellow
  /// Colour 4.
  case blue
  /// Colour 5.
  case magenta
  /// Colour 6.
  case cyan
  /// Colour 7: a light grey in most themes.
  case white
  /// Colour 8: a dark grey in most themes.
  case brightBlack
  /// Colour 9.
  case brightRed
  /// Colour 10.
  case brightGreen
  /// Colour 11.
  case brightYellow
  /// Colour 12.
  case brightBlue
  /// Colour 13.
  case brightMagenta
  /// Colour 14.
  case brightCyan
  /// Colour 15.
  case brightWhite
}
