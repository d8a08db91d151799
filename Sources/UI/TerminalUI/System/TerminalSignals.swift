import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Follows the signals that matter to a program on a terminal, on a queue of its own: a main actor
/// that is busy, or hangs, can still be ended.
///
/// Dispatch takes the signals from the kernel and runs ordinary code for them; nothing runs inside
/// of a signal handler.
@MainActor
final class TerminalSignals {
  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private var sources: [any DispatchSourceSignal] = []
  private let queue = DispatchQueue(label: "terminal-signals")
  /// Left by each source once it hears its signal.
  private let listening = DispatchGroup()

  init(_ device: TerminalDevice, tell: @escaping @Sendable (TerminalEvent) -> Void) {
    // Dispatch hears a signal beside what the program does with it by default: that must be nothing.
    for number in Self.fatal + [SIGTSTP] { signal(number, SIG_IGN) }
    for number in Self.fatal {
      on(number) {
        device.leave()
        Self.undergo(number)
      }
    }
    on(SIGTSTP) {
      device.leave()
      Self.undergo(SIGTSTP)
      // Here the program goes on: somebody has continued it.
      try? device.enter()
      tell(.resumed)
    }
    // Stopped by what cannot be caught, it finds the terminal as somebody else has left it.
    on(SIGCONT) {
      device.leave()
      try? device.enter()
      tell(.resumed)
    }
    on(SIGWINCH) { tell(.resized) }
  }

  private func on(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handler)
    listening.enter()
    source.setRegistrationHandler { @Sendable [listening] in listening.leave() }
    source.resume()
    sources.append(source)
  }

  /// Returns once every signal is heard: Dispatch begins to listen on a thread of its own, and what
  /// comes before that is lost.
  func areHeard() async {
    await withCheckedContinuation { heard in
      listening.notify(queue: queue) { @Sendable in heard.resume() }
    }
  }

  /// Sends all processes of the group what the terminal sends them at Ctrl-Z.
  func stopGroup() { kill(0, SIGTSTP) }

  /// Leaves the signals to what they do by default.
  func cancel() {
    for source in sources { source.cancel() }
    for number in Self.fatal + [SIGTSTP] { signal(number, SIG_DFL) }
  }

  /// Lets the signal do what it does by default: end the program, or stop it. The parent sees the
  /// signal itself, not a status made up for it.
  private nonisolated static func undergo(_ number: Int32) {
    var numbers = sigset_t()
    sigemptyset(&numbers)
    sigaddset(&numbers, number)
    // On Linux it is by a handler that Dispatch hears of a signal: the next one needs it again.
    var before = sigaction()
    sigaction(number, nil, &before)
    signal(number, SIG_DFL)
    raise(number)
    // Dispatch's threads block every signal: on this one it is let in now.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    pthread_sigmask(SIG_BLOCK, &numbers, nil)
    sigaction(number, &before, nil)
  }
}
