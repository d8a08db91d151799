import Foundation
import Synchronization

/// The file descriptors of a terminal and its saved state.
///
/// A signal may arrive on another thread during a drawing. One lock guards the saved state, so
/// nothing is written after the terminal is restored.
final class TerminalDevice: Sendable {
  let input: Int32
  /// A copy of the output descriptor. Standard output itself is redirected during a run.
  private let screen: Int32
  /// Nil while the terminal is not in raw mode.
  private let raw = Mutex<RawTerminal?>(nil)

  init(input: Int32, output: Int32) {
    self.input = input
    screen = fcntl(output, F_DUPFD_CLOEXEC, 3)
  }

  deinit { close(screen) }

  var isTerminal: Bool { isatty(input) == 1 && isatty(screen) == 1 }

  var size: GridSize {
    var size = winsize()
    guard ioctl(screen, UInt(TIOCGWINSZ), &size) == 0 else {
      return GridSize(columns: 0, rows: 0)
    }
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Enters raw mode, if the terminal is not in it.
  func enter() throws(TerminalError) {
    try raw.withLock { raw throws(TerminalError) in
      guard raw == nil else { return }
      let terminal = try RawTerminal(input: input, screen: screen)
      CrashHandler.arm(terminal)
      raw = terminal
    }
  }

  /// Restores the terminal, if it is in raw mode.
  func leave() {
    raw.withLock { raw in
      guard let terminal = raw else { return }
      // Buffered text without a line break must be captured too.
      fflush(nil)
      if CrashHandler.disarm() { terminal.restore() }
      raw = nil
    }
  }

  /// Sends bytes, if the terminal is in raw mode.
  func show(_ bytes: [UInt8]) {
    raw.withLock { raw in
      if raw != nil { bytes.withUnsafeBytes { send($0, to: screen) } }
    }
  }

  /// Reads the available input. Returns no bytes at its end.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat { count = read(input, &bytes, bytes.count) } while count < 0 && errno == EINTR
    return Array(bytes.prefix(max(0, count)))
  }
}

/// A terminal in raw mode, with what is needed to restore it.
struct RawTerminal {
  private let input: Int32
  private let screen: Int32
  private var settings = termios()
  private let captured: CapturedOutput?

  /// Alternate screen, hidden cursor, no line wrapping, marked pastes.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let leaving: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  init(input: Int32, screen: Int32) throws(TerminalError) {
    self.input = input
    self.screen = screen
    guard tcgetattr(input, &settings) == 0 else { throw .settings(code: errno) }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(input, TCSAFLUSH, &raw) == 0 else { throw .settings(code: errno) }
    captured = CapturedOutput(of: screen)
    Self.send(Self.entering, to: screen)
  }

  /// Restores the settings and the first screen, and prints the captured output.
  ///
  /// ``CrashHandler`` calls this in a signal handler: it takes no lock and allocates no memory.
  func restore() {
    Self.send(Self.leaving, to: screen)
    var settings = settings
    tcsetattr(input, TCSAFLUSH, &settings)
    captured?.release()
  }

  private static func send(_ text: StaticString, to screen: Int32) {
    TerminalUI.send(
      UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: screen)
  }
}

/// Writes all bytes to a file descriptor, or gives up if it takes no more.
func send(_ bytes: UnsafeRawBufferPointer, to device: Int32) {
  var sent = 0
  while sent < bytes.count {
    let count = write(device, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
    if count > 0 { sent += count } else if errno != EINTR { return }
  }
}
