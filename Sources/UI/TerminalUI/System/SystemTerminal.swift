import Dispatch
import Foundation

/// The terminal that the program was started on: raw mode, the alternate screen, and everything as
/// it was before on every way out that a program can see.
///
///     try await LiveScreen(window).run(on: SystemTerminal())
///
/// SIGINT, SIGTERM, SIGHUP and SIGQUIT restore the terminal and then end the program as the signal
/// would have, and so do a crash and `exit`; SIGTSTP restores it and stops; on going on it is opened
/// anew. What the program prints on the terminal meanwhile is shown once it is restored. One such
/// terminal at a time.
@MainActor
public final class SystemTerminal: Terminal {
  /// What it can do: never only lines.
  public let ability: TerminalAbility
  private let device: TerminalDevice
  private var input: (any DispatchSourceRead)?
  private var signals: TerminalSignals?

  /// The terminal at standard input and standard output.
  ///
  /// - Throws: ``TerminalError`` where there is none, or one that only shows lines.
  public convenience init() throws(TerminalError) {
    try self.init(
      input: FileHandle.standardInput.fileDescriptor,
      output: FileHandle.standardOutput.fileDescriptor,
      environment: ProcessInfo.processInfo.environment)
  }

  init(input: Int32, output: Int32, environment: [String: String]) throws(TerminalError) {
    device = TerminalDevice(input: input, output: output)
    guard device.isTerminal else { throw .notATerminal }
    ability = TerminalAbility(isTerminal: true, environment: environment)
    guard ability != .lines else { throw .cannotPlaceCursor(kind: environment["TERM"] ?? "") }
  }

  /// The size that the terminal says it has.
  public var size: GridSize { device.size }

  /// Takes the terminal over.
  public func open() async throws -> AsyncStream<TerminalEvent> {
    let (events, continuation) = AsyncStream<TerminalEvent>.makeStream()
    let signals = TerminalSignals(device) { continuation.yield($0) }
    self.signals = signals
    await signals.areHeard()
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

  /// Sends bytes, where the terminal is taken over.
  public func write(_ bytes: [UInt8]) { device.show(bytes) }

  /// Stops the whole group of the program, as the terminal itself does at Ctrl-Z.
  public func suspend() { signals?.stopGroup() }

  /// Gives the terminal back.
  public func close() {
    input?.cancel()
    input = nil
    signals?.cancel()
    signals = nil
    device.leave()
  }
}
