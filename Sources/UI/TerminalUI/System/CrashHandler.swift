import Foundation
import Synchronization

/// Restores the terminal if the program crashes or calls `exit`.
///
/// After that the crash takes its usual course: Swift reports it, if that is switched on, and the
/// parent process sees the signal. The handler serves one terminal at a time.
enum CrashHandler {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let stackSize = 65_536
  private static let isArmed = Atomic(false)

  /// The memory that the signal handler uses. It is allocated before the crash and never freed.
  private struct Memory {
    let terminal = UnsafeMutablePointer<RawTerminal>.allocate(capacity: 1)
    /// The previous actions by signal number.
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
  }

  /// No lock can guard it, because the crashed thread may hold that lock. It is written only while
  /// the handler is not armed, and read only while it is.
  nonisolated(unsafe) private static let memory = Memory()

  /// Registers the exit handler once. It cannot be unregistered.
  private static let hasExitHandler: Bool =
    atexit {
      guard CrashHandler.isArmed.load(ordering: .acquiring) else { return }
      fflush(nil)
      if CrashHandler.disarm() { CrashHandler.memory.terminal.pointee.restore() }
    } == 0

  /// Gives the calling thread an alternate signal stack, if it has none and the handler is armed.
  ///
  /// A function that calls itself without end uses up the normal stack.
  static func prepareThread() {
    guard isArmed.load(ordering: .relaxed) else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    var stack = stack_t()
    stack.ss_sp = memory.stack
    stack.ss_size = .init(stackSize)
    sigaltstack(&stack, nil)
  }

  /// Installs the signal handlers.
  static func arm(_ terminal: RawTerminal) {
    memory.terminal.initialize(to: terminal)
    _ = hasExitHandler
    isArmed.store(true, ordering: .releasing)
    for number in signals {
      var action = sigaction()
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { number, cause, _ in
          CrashHandler.handle(number, cause)
        }
      #else
        action.__sigaction_handler.sa_sigaction = { number, cause, _ in
          CrashHandler.handle(number, cause)
        }
      #endif
      sigaction(number, &action, memory.previous + Int(number))
    }
  }

  /// Restores the previous signal handlers. Returns false if a crash has restored the terminal.
  static func disarm() -> Bool {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    for number in signals { sigaction(number, memory.previous + Int(number), nil) }
    return true
  }

  /// Runs in the signal handler: it takes no lock and allocates no memory.
  private static func handle(_ number: Int32, _ cause: UnsafeMutablePointer<siginfo_t>?) {
    if isArmed.exchange(false, ordering: .acquiringAndReleasing) {
      memory.terminal.pointee.restore()
    }
    sigaction(number, memory.previous + Int(number), nil)
    // On return the failed instruction runs again and reaches the previous handler. A signal that
    // was sent, for example by abort(), must be sent again.
    if let cause, cause.pointee.si_code <= 0 { raise(number) }
  }
}
