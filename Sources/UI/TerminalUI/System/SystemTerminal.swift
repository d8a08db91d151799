import Dispatch
import Foundation

/// The terminal that the program runs in, in raw mode and on the alternate screen.
///
///     try await LiveScreen(window).run(on: SystemTerminal())
///
/// The terminal is restored at every exit that a program can detect: SIGINT, SIGTERM, SIGHUP,
/// SIGQUIT, a crash and `exit`. SIGTSTP restores it while the program is stopped. Output that the
/// program prints during the run appears after the terminal is restored. Use one instance at a time.
@MainActor
public final class SystemTerminal: Terminal {
  /// The output features, at least cursor placement.
  public let ability: TerminalAbility
  private let device: TerminalDevice
  private var input: (any DispatchSourceRead)?
  private var signals: TerminalSignals?

  /// Uses standard input and standard output.
  ///
  /// - Throws: ``TerminalError`` if they are not a terminal that can place its cursor.
  public init() throws(TerminalError) {
    let environment = ProcessInfo.processInfo.environment
    device = TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    guard device.isTerminal else { throw .notATerminal }
    ability = TerminalAbility(isTerminal: true, environment: environment)
    guard ability != .lines else { throw .cannotPlaceCursor(kind: environment["TERM"] ?? "") }
  }

  /// The size that the system reports.
  public var size: GridSize { device.size }

  /// Enters raw mode and starts to read keys and signals.
  public func open() async throws -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
    let signals = TerminalSignals(device) { continuation.yield($0) }
    self.signals = signals
    await signals.areRegistered()
    do {
      try device.enter()
    } catch {
      close()
      throw error
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
    source.setEventHandler { [device] in
      let bytes = device.receive()
      continuation.yield(bytes.isEmpty ? .ended : .input(bytes))
      if bytes.isEmpty { source.cancel() }
    }
    source.resume()
    input = source
    return events
  }

  /// Sends bytes if the terminal is open.
  public func write(_ bytes: [UInt8]) { device.show(bytes) }

  /// Stops the program's process group, as the terminal does at Ctrl-Z.
  public func suspend() { kill(0, SIGTSTP) }

  /// Restores the terminal.
  public func close() {
    input?.cancel()
    signals?.cancel()
    (input, signals) = (nil, nil)
    device.leave()
  }
}

/// Handles the signals of a terminal program on a queue of its own.
///
/// A busy or hanging main actor can therefore still be ended. Dispatch runs the handlers as
/// ordinary code, outside of the signal handler.
@MainActor
private final class TerminalSignals {
  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private var sources: [any DispatchSourceSignal] = []
  private let queue = DispatchQueue(label: "terminal-signals")
  private let registrations = DispatchGroup()

  init(_ device: TerminalDevice, report: @escaping @Sendable (TerminalEvent) -> Void) {
    for number in Self.fatal + [SIGTSTP] { signal(number, SIG_IGN) }
    for number in Self.fatal {
      handle(number) {
        device.leave()
        Self.performDefaultAction(of: number)
      }
    }
    handle(SIGTSTP) {
      device.leave()
      Self.performDefaultAction(of: SIGTSTP)
      // The program continues here.
      try? device.enter()
      report(.resumed)
    }
    // After SIGSTOP, which cannot be caught, the terminal's state is unknown.
    handle(SIGCONT) {
      device.leave()
      try? device.enter()
      report(.resumed)
    }
    handle(SIGWINCH) { report(.resized) }
  }

  private func handle(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    registrations.enter()
    source.setRegistrationHandler { @Sendable [registrations] in registrations.leave() }
    source.resume()
    sources.append(source)
  }

  /// Returns after Dispatch observes every signal. An earlier signal would be lost.
  func areRegistered() async {
    await withCheckedContinuation { registered in
      registrations.notify(queue: queue) { @Sendable in registered.resume() }
    }
  }

  /// Restores the default actions.
  func cancel() {
    for source in sources { source.cancel() }
    for number in Self.fatal + [SIGTSTP] { signal(number, SIG_DFL) }
  }

  /// Ends or stops the program by the signal itself, so that its parent process sees the signal.
  private nonisolated static func performDefaultAction(of number: Int32) {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    sigaddset(&numbers, number)
    // Dispatch on Linux uses a signal handler, which the next signal needs again.
    var before = sigaction()
    sigaction(number, nil, &before)
    signal(number, SIG_DFL)
    raise(number)
    // Dispatch's threads block every signal, so this thread unblocks it here.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    pthread_sigmask(SIG_BLOCK, &numbers, nil)
    sigaction(number, &before, nil)
  }
}
