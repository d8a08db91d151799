@preconcurrency import Foundation

/// A terminal in raw mode, and the previous settings that restore the terminal.
struct RawTerminal {
  /// A copy of standard output's descriptor, because standard output is redirected.
  let screen: Int32
  private var settings = termios()
  private let captured: CapturedOutput?

  /// The escape sequences for the alternate screen, no cursor, no wrapping and bracketed paste.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let leaving: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Switches the terminal of standard input and standard output to raw mode.
  init() throws(TerminalError) {
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { throw .settings(code: errno) }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { throw .settings(code: errno) }
    screen = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    captured = CapturedOutput(screen: screen)
    show(Self.entering)
  }

  /// Restores the settings and the normal screen, and prints the captured output.
  ///
  /// A signal handler calls this function, so it takes no lock and allocates no memory.
  func restore() {
    show(Self.leaving)
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
    captured?.release()
    close(screen)
  }

  private func show(_ text: StaticString) {
    send(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: screen)
  }
}

/// The output that a program prints while its terminal shows a live screen.
///
/// A temporary file captures standard output, so that a stray `print` does not damage a frame. It
/// also captures standard error, if that is the same terminal. Output to a file or a pipe is
/// not captured.
private struct CapturedOutput {
  private let screen: Int32
  private let file: Int32
  /// The original destination of standard error, if it is captured.
  private let error: Int32?

  /// Starts to capture the output. Returns nil if no temporary file can be created.
  init?(screen: Int32) {
    guard let temporary = tmpfile() else { return nil }
    defer { fclose(temporary) }
    self.screen = screen
    file = fcntl(fileno(temporary), F_DUPFD_CLOEXEC, 3)
    error = Self.errorIsOnScreen ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : nil
    fflush(stdout)
    dup2(file, STDOUT_FILENO)
    if error != nil { dup2(file, STDERR_FILENO) }
    // Line buffering writes each line at once. With full buffering, a crash would lose output, and
    // standard error could appear before earlier standard output.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Restores the streams and prints the captured output. A signal handler may call this method.
  func release() {
    dup2(screen, STDOUT_FILENO)
    if let error {
      dup2(error, STDERR_FILENO)
      close(error)
    }
    let size = Int(lseek(file, 0, SEEK_END))
    if size > 0, let text = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), text != MAP_FAILED {
      send(UnsafeRawBufferPointer(start: text, count: size), to: screen)
      munmap(text, size)
    }
    close(file)
  }

  /// Whether standard error is the same terminal as standard output.
  ///
  /// The device numbers can differ, because `/dev/tty` is a second name of the terminal.
  private static var errorIsOnScreen: Bool {
    var (output, error) = (stat(), stat())
    guard isatty(STDERR_FILENO) == 1, fstat(STDOUT_FILENO, &output) == 0,
      fstat(STDERR_FILENO, &error) == 0
    else { return false }
    return output.st_rdev == error.st_rdev
      || tcgetsid(STDOUT_FILENO) >= 0 && tcgetsid(STDERR_FILENO) >= 0
  }
}

/// Writes all bytes to a file descriptor. Returns early if the descriptor accepts no more bytes.
func send(_ bytes: UnsafeRawBufferPointer, to device: Int32) {
  var sent = 0
  while sent < bytes.count {
    let count = write(device, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
    if count > 0 { sent += count } else if errno != EINTR { return }
  }
}
