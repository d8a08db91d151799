@preconcurrency import Foundation

/// The output that a program prints while its terminal shows a live screen.
///
/// A temporary file captures standard output and standard error, if they lead to that terminal.
/// Output to a file or a pipe is not captured. A stray `print` therefore spoils no frame.
struct CapturedOutput {
  private let file: Int32
  /// The original destination of each captured stream.
  private let output: Int32?
  private let error: Int32?

  /// Returns nil if no stream leads to the terminal, or no file can be made.
  init?(of terminal: Int32) {
    guard let temporary = tmpfile() else { return nil }
    defer { fclose(temporary) }
    file = fcntl(fileno(temporary), F_DUPFD_CLOEXEC, 3)
    fflush(stdout)
    output = Self.redirect(STDOUT_FILENO, from: terminal, to: file)
    error = Self.redirect(STDERR_FILENO, from: terminal, to: file)
    guard output != nil || error != nil else {
      close(file)
      return nil
    }
    // With full buffering, output would be lost in a crash and appear out of order.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Restores the streams and prints the captured output.
  ///
  /// It takes no lock and allocates no memory, so a signal handler may call it.
  func release() {
    if let output { Self.restore(STDOUT_FILENO, to: output) }
    if let error { Self.restore(STDERR_FILENO, to: error) }
    let size = Int(lseek(file, 0, SEEK_END))
    if size > 0, let text = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), text != MAP_FAILED {
      let bytes = UnsafeRawBufferPointer(start: text, count: size)
      send(bytes, to: output == nil ? STDERR_FILENO : STDOUT_FILENO)
      munmap(text, size)
    }
    close(file)
  }

  private static func restore(_ stream: Int32, to place: Int32) {
    dup2(place, stream)
    close(place)
  }

  /// Redirects a stream and returns its original destination.
  private static func redirect(_ stream: Int32, from terminal: Int32, to file: Int32) -> Int32? {
    guard isatty(stream) == 1, isSame(stream, terminal) else { return nil }
    let place = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard place >= 0, dup2(file, stream) >= 0 else { return nil }
    return place
  }

  /// Whether both are one terminal. `/dev/tty` is a second name of the session's terminal.
  private static func isSame(_ stream: Int32, _ terminal: Int32) -> Bool {
    var (here, there) = (stat(), stat())
    guard fstat(stream, &here) == 0, fstat(terminal, &there) == 0 else { return false }
    return here.st_rdev == there.st_rdev || tcgetsid(stream) >= 0 && tcgetsid(terminal) >= 0
  }
}
