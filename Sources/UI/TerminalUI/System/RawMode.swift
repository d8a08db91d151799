import Foundation
import Synchronization

/// Functions that switch the program's terminal to raw mode and back.
///
/// A signal may arrive on another thread while the screen is drawn. So one lock guards the mode,
/// and nothing is written after the terminal is restored.
///
/// The terminal is also restored at a crash and at `exit`. After that, a crash continues as usual:
/// Swift reports the crash, if reports are enabled, and the signal ends the process.
enum RawMode {
  private static let crashSignals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let stackSize = 65_536
  private static let lock = Mutex(())
  private static let isOn = Atomic(false)

  /// The memory that the signal handler uses. It is allocated before the crash and never freed.
  private struct Memory {
    let terminal = UnsafeMutablePointer<RawTerminal>.allocate(capacity: 1)
    /// The previous signal actions, by signal number.
    let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
  }

  /// The memory of the signal handler, which no lock guards.
  ///
  /// A crashed thread may hold the lock, so the signal handler reads the memory without the lock.
  /// This is safe, because each value is written before a signal handler can read it.
  nonisolated(unsafe) private static let memory = Memory()

  /// Registers the exit handler once. It cannot be unregistered.
  private static let hasExitHandler: Bool = atexit { RawMode.leave() } == 0

  /// If the terminal is in normal mode, enters raw mode and installs the crash handlers.
  static func enter() throws(TerminalError) {
    try lock.withLock { _ throws(TerminalError) in
      guard !isOn.load(ordering: .acquiring) else { return }
      memory.terminal.initialize(to: try RawTerminal())
      _ = hasExitHandler
      isOn.store(true, ordering: .releasing)
      for number in crashSignals {
        var action = sigaction()
        action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
        #if canImport(Darwin)
          action.__sigaction_u.__sa_sigaction = { number, cause, _ in
            RawMode.crashed(number, cause)
          }
        #else
          action.__sigaction_handler.sa_sigaction = { number, cause, _ in
            RawMode.crashed(number, cause)
          }
        #endif
        sigaction(number, &action, memory.previous + Int(number))
      }
    }
  }

  /// Restores the terminal and the previous crash handlers, if the terminal is in raw mode.
  static func leave() {
    lock.withLock { _ in
      guard isOn.load(ordering: .acquiring) else { return }
      // Output that is still in the C library's buffers must be captured too.
      fflush(nil)
      for number in crashSignals { sigaction(number, memory.previous + Int(number), nil) }
      restore()
    }
  }

  /// Sends bytes to the terminal, if the terminal is in raw mode.
  static func show(_ bytes: [UInt8]) {
    lock.withLock { _ in
      guard isOn.load(ordering: .acquiring) else { return }
      bytes.withUnsafeBytes { send($0, to: memory.terminal.pointee.screen) }
    }
  }

  /// In raw mode, gives the calling thread an alternate signal stack if it has none.
  ///
  /// After an endless recursion, the normal stack has no space for the signal handler.
  static func prepareThread() {
    guard isOn.load(ordering: .relaxed) else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    var stack = stack_t()
    stack.ss_sp = memory.stack
    stack.ss_size = .init(stackSize)
    sigaltstack(&stack, nil)
  }

  /// Handles the signal of a crash. This function takes no lock and allocates no memory.
  private static func crashed(_ number: Int32, _ cause: UnsafeMutablePointer<siginfo_t>?) {
    restore()
    sigaction(number, memory.previous + Int(number), nil)
    // When this function returns, the failed instruction runs again. Its signal then reaches the
    // previous handler. A signal that was sent, for example by abort(), must be sent again here.
    if let cause, cause.pointee.si_code <= 0 { raise(number) }
  }

  /// Restores the terminal once, even if the program crashes while it leaves raw mode.
  private static func restore() {
    if isOn.exchange(false, ordering: .acquiringAndReleasing) { memory.terminal.pointee.restore() }
  }
}
