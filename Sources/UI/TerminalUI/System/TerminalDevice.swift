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
  /// Where frames are shown: what the program prints may be led elsewhere meanwhile.
  private let screen: Int32
  /// Nil while the terminal is not taken over.
  private let taken = Mutex<TakenTerminal?>(nil)

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

  /// Takes the terminal over; does nothing where it is.
  func enter() throws(TerminalError) {
    try taken.withLock { taken throws(TerminalError) in
      guard taken == nil else { return }
      let terminal = try TakenTerminal(input: input, screen: screen)
      CrashRescue.arm(terminal)
      taken = terminal
    }
  }

  /// Gives the terminal back as it was; does nothing where it is not taken over.
  func leave() {
    taken.withLock { taken in
      guard let terminal = taken else { return }
      // What was printed without a line's end is shown as well.
      fflush(nil)
      if CrashRescue.disarm() { terminal.giveBack() }
      taken = nil
    }
  }

  /// Sends bytes, where the terminal is taken over.
  func show(_ bytes: [UInt8]) {
    taken.withLock { taken in
      guard taken != nil else { return }
      bytes.withUnsafeBytes { DeviceBytes.send($0, to: screen) }
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
}
