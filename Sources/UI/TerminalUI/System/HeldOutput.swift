#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// What the program prints while a terminal shows its screen: kept in a file without a name, and
/// shown once the terminal is given back. A `print` left in a controller spoils no frame.
///
/// Standard output and standard error are held where they lead to that terminal; what leads to a
/// file or a pipe goes there as ever.
struct HeldOutput {
  private let file: Int32
  /// Where each stream led; nil where it is not held.
  private let output: Int32?
  private let error: Int32?

  /// Holds what is printed on `terminal`; nil where nothing is, or no file can be had.
  init?(on terminal: Int32) {
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
    // Buffered whole, as for a file, it would be lost in a crash and come out of order.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// Lets the streams lead where they did, and shows there what they were given.
  ///
  /// It takes no lock and no memory: ``CrashRescue`` calls it inside of a signal handler.
  func release() {
    if let output { Self.restore(STDOUT_FILENO, to: output) }
    if let error { Self.restore(STDERR_FILENO, to: error) }
    show(on: output == nil ? STDERR_FILENO : STDOUT_FILENO)
    close(file)
  }

  private func show(on stream: Int32) {
    let size = Int(lseek(file, 0, SEEK_END))
    guard size > 0, let text = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0),
      text != MAP_FAILED
    else { return }
    DeviceBytes.send(UnsafeRawBufferPointer(start: text, count: size), to: stream)
    munmap(text, size)
  }

  /// Answers where the stream led.
  private static func redirect(
    _ stream: Int32, from terminal: Int32, to file: Int32
  ) -> Int32? {
    guard isatty(stream) == 1, isSame(stream, terminal) else { return nil }
    let place = fcntl(stream, F_DUPFD_CLOEXEC, 3)
    guard place >= 0, dup2(file, stream) >= 0 else { return nil }
    return place
  }

  /// Whether both are one terminal. The one that a session is controlled by has a second name,
  /// /dev/tty; a session has no other.
  private static func isSame(_ stream: Int32, _ terminal: Int32) -> Bool {
    var (here, there) = (stat(), stat())
    guard fstat(stream, &here) == 0, fstat(terminal, &there) == 0 else { return false }
    return here.st_rdev == there.st_rdev || tcgetsid(stream) >= 0 && tcgetsid(terminal) >= 0
  }

  private static func restore(_ stream: Int32, to place: Int32) {
    dup2(place, stream)
    close(place)
  }
}
