import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal's two ends and its settings.
///
/// A signal may arrive on another thread while a frame is drawn: whether the terminal is taken over
/// is read and changed under one lock, so that nothing is written after it was given back.
final class TerminalDevice: Sendable {
  let input: Int32
  private let output: Int32
  /// The settings before the terminal was taken over; nil while it is not.
  private let before = Mutex<termios?>(nil)

  /// The alternate screen, no cursor, no wrapping at the edge, pastes marked.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  static let leaving = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  var size: GridSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0 else {
      return GridSize(columns: 0, rows: 0)
    }
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Takes the terminal over: keys come at once, unseen, and none of them is a signal.
  func enter() throws(TerminalError) {
    let code = before.withLock { before -> Int32 in
      guard before == nil else { return 0 }
      var settings = termios()
      guard tcgetattr(input, &settings) == 0 else { return errno }
      let old = settings
      cfmakeraw(&settings)
      guard tcsetattr(input, TCSAFLUSH, &settings) == 0 else { return errno }
      before = old
      send(Array(Self.entering.utf8))
      return 0
    }
    guard code == 0 else { throw .settings(code: code) }
  }

  /// Gives the terminal back as it was; does nothing where it is not taken over.
  func leave() {
    before.withLock { before in
      guard var settings = before else { return }
      send(Array(Self.leaving.utf8))
      tcsetattr(input, TCSAFLUSH, &settings)
      before = nil
    }
  }

  /// Sends bytes, where the terminal is taken over.
  func show(_ bytes: [UInt8]) {
    before.withLock { before in
      if before != nil { send(bytes) }
    }
  }

  /// What was typed; nothing at the end of the input.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = 0
    repeat {
      count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    } while count < 0 && errno == EINTR
    return Array(bytes.prefix(max(0, count)))
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        // The terminal is gone, or takes nothing: there is nobody to tell.
        return
      }
    }
  }
}
