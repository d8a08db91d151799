import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Gives a terminal back where the program crashes: a rule that was broken is complained of on the
/// first screen, in a terminal that shows what is typed. So does `exit` in the midst of it all.
///
/// A crash is undergone as it would have been: by Swift's own report, where that is switched on, and
/// with the signal that the parent sees. One terminal at a time.
enum CrashRescue {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let isArmed = Atomic(false)
  /// What a signal handler may touch: memory that is there already.
  private struct Memory {
    let terminal = UnsafeMutablePointer<TakenTerminal>.allocate(capacity: 1)
    /// What was done before, by the signal's number.
    let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    /// Never given back: a thread may crash for as long as it runs.
    let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
  }

  /// No lock can guard it, for the thread that crashed may hold that lock. It is written while nothing
  /// is armed, and read while something is.
  nonisolated(unsafe) private static let memory = Memory()
  private static let stackSize = 65_536
  /// Registered once: what is to be done at an exit cannot be taken back.
  private static let isAtExit: Bool = atexit { CrashRescue.leave() } == 0

  /// Gives the calling thread, and no other, a stack to crash on, where it has none: a function that
  /// calls itself without end has used up the first one. Nothing where no terminal is taken over.
  static func prepareThread() {
    guard isArmed.load(ordering: .relaxed) else { return }
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    var given = stack_t()
    given.ss_sp = memory.stack
    given.ss_size = .init(stackSize)
    sigaltstack(&given, nil)
  }

  /// From now on a crash gives `taken` back.
  static func arm(_ taken: TakenTerminal) {
    memory.terminal.initialize(to: taken)
    _ = isAtExit
    isArmed.store(true, ordering: .releasing)
    for number in signals {
      var action = sigaction()
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = { number, cause, _ in
          CrashRescue.undergo(number, cause)
        }
      #else
        action.__sigaction_handler.sa_sigaction = { number, cause, _ in
          CrashRescue.undergo(number, cause)
        }
      #endif
      sigaction(number, &action, memory.before + Int(number))
    }
  }

  /// Leaves crashes to whoever had them before.
  ///
  /// - Returns: Whether the terminal is still to be given back: not where a crash has done so.
  static func disarm() -> Bool {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    for number in signals { sigaction(number, memory.before + Int(number), nil) }
    return true
  }

  /// The program ends, and nobody has left the screen.
  private static func leave() {
    guard isArmed.load(ordering: .acquiring) else { return }
    fflush(nil)
    if disarm() { memory.terminal.pointee.giveBack() }
  }

  /// Runs inside of a signal handler: no lock, no memory, nothing that might be half done.
  private static func undergo(_ number: Int32, _ cause: UnsafeMutablePointer<siginfo_t>?) {
    if isArmed.exchange(false, ordering: .acquiringAndReleasing) {
      memory.terminal.pointee.giveBack()
    }
    sigaction(number, memory.before + Int(number), nil)
    // On return the instruction that failed is tried again and fails as before, for whoever had the
    // signal first. What was sent, by abort() too, has to be sent again.
    if let cause, cause.pointee.si_code <= 0 { raise(number) }
  }
}
