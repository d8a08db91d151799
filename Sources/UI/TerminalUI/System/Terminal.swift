/// A terminal that a live screen can use. Tests use a terminal in memory.
@MainActor
public protocol Terminal: AnyObject {
  /// The output features of the terminal.
  var ability: TerminalAbility { get }
  /// The current size of the terminal, which can be 0 × 0.
  var size: GridSize { get }

  /// Prepares the terminal for a live screen and returns its events.
  ///
  /// The stream keeps events until they are read.
  func open() async throws -> AsyncStream<TerminalEvent>

  /// Sends all bytes, or no bytes if the terminal is not open.
  func write(_ bytes: [UInt8])

  /// Stops the program, as Ctrl-Z does. The terminal is restored while the program is stopped.
  func suspend()

  /// Restores the state before ``open()``. A second call has no effect.
  func close()
}

/// An event on a terminal.
public enum TerminalEvent: Equatable, Sendable {
  /// Bytes arrived from the keyboard. An event may end inside a character or an escape sequence.
  case input([UInt8])
  /// The size of the terminal changed.
  case resized
  /// The stopped program continues. The terminal may have lost the content of the screen.
  case resumed
  /// The keyboard input ended.
  case ended
}

/// The reason why a terminal cannot show a live screen.
public enum TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Standard input or standard output is not a terminal.
  case notATerminal
  /// The terminal cannot place its cursor.
  case cannotPlaceCursor(kind: String)
  /// The terminal's settings cannot be read or changed.
  case settings(code: Int32)

  /// The reason as a sentence for the user.
  public var description: String {
    switch self {
    case .notATerminal: "Input and output are not a terminal."
    case .cannotPlaceCursor(let kind): "A terminal of type “\(kind)” cannot show a live screen."
    case .settings(let code): "The terminal's settings cannot be changed (error \(code))."
    }
  }
}
