import Dispatch
import Foundation

/// The terminal that the program runs in, in raw mode and on the alternate screen.
///
///     try await LiveScreen(window).run(on: SystemTerminal())
///
/// The terminal is restored at every exit that a program can detect: SIGINT, SIGTERM, SIGHUP,
/// SIGQUIT, a crash and `exit`. At SIGTSTP, the terminal is restored while the program is stopped.
/// Output that the program prints during the run appears after the terminal is restored. Use one
/// instance at a time.
@MainActor
public final class SystemTerminal: Terminal {
  /// The output features of this terminal.
  public let ability: TerminalAbility
  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  /// The queue that handles signals, even if the main actor is blocked.
  private let queue = DispatchQueue(label: "terminal-signals")
  private var sources: [any DispatchSourceProtocol] = []

  /// Creates a terminal that uses standard input and standard output.
  ///
  /// - Throws: ``TerminalError`` if these streams are not a terminal that can place its cursor.
  public init() throws(TerminalError) {
    let environment = ProcessInfo.processInfo.environment
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    guard let ability = TerminalAbility(environment) else {
      throw .cannotPlaceCursor(kind: environment["TERM"] ?? "")
    }
    self.ability = ability
  }

  /// The terminal size that the system reports.
  public var size: GridSize {
    var size = winsize()
    _ = ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size)
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Enters raw mode and starts to read keys and signals.
  public func open() async throws -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
    for number in Self.endingSignals { signal(number, SIG_IGN) }
    for number in Self.endingSignals + [SIGCONT] {
      await handle(number) {
        RawMode.leave()
        if number != SIGCONT { Self.performDefaultAction(of: number) }
        // After SIGTSTP, the continued program resumes here. After SIGSTOP, which cannot be caught,
        // SIGCONT is handled, because the terminal's mode is unknown.
        try? RawMode.enter()
        continuation.yield(.resumed)
      }
    }
    await handle(SIGWINCH) { continuation.yield(.resized) }
    do {
      try RawMode.enter()
    } catch {
      close()
      throw error
    }
    let keyboard = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    keyboard.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { return }
      continuation.yield(count > 0 ? .input(Array(bytes.prefix(count))) : .ended)
    }
    keyboard.resume()
    sources.append(keyboard)
    return events
  }

  /// Sends bytes to the terminal, if it is open.
  public func write(_ bytes: [UInt8]) { RawMode.show(bytes) }

  /// Stops the program's process group, as the terminal does at Ctrl-Z.
  public func suspend() { kill(0, SIGTSTP) }

  /// Restores the terminal and the default actions of the signals.
  public func close() {
    for source in sources { source.cancel() }
    sources = []
    for number in Self.endingSignals { signal(number, SIG_DFL) }
    RawMode.leave()
  }

  /// Handles a signal. Dispatch runs the handler as ordinary code, outside a signal handler.
  private func handle(_ number: Int32, _ handler: @escaping @Sendable () -> Void) async {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    sources.append(source)
    source.setEventHandler(handler: handler)
    // This wait is necessary, because a signal that arrives before the registration is lost.
    await withCheckedContinuation { registered in
      source.setRegistrationHandler { @Sendable in registered.resume() }
      source.resume()
    }
  }

  /// Raises the signal again with its default action, for the parent process.
  private nonisolated static func performDefaultAction(of number: Int32) {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    sigaddset(&numbers, number)
    // On Linux, Dispatch has installed its own signal handler. The last line of this function
    // restores that handler for the next signal.
    var before = sigaction()
    sigaction(number, nil, &before)
    signal(number, SIG_DFL)
    raise(number)
    // Dispatch's threads block every signal, so this thread unblocks the signal here.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    pthread_sigmask(SIG_BLOCK, &numbers, nil)
    sigaction(number, &before, nil)
  }
}
