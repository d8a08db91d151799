/// Why a terminal cannot be drawn on.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Input or output is a file or a pipe: use lines.
  case notATerminal
  /// The terminal cannot place its cursor: use lines.
  case cannotPlaceCursor(kind: String)
  /// The terminal's settings cannot be read or changed.
  case settings(code: Int32)

  /// What is wrong, as a clause.
  public var description: String {
    switch self {
    case .notATerminal: "no terminal is there to draw on"
    case .cannotPlaceCursor(let kind): "a terminal of the kind “\(kind)” cannot be drawn on"
    case .settings(let code): "the terminal's settings cannot be changed (error \(code))"
    }
  }
}
