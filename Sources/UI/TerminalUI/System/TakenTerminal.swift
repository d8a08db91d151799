#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal that is taken over, and all that is needed to give it back.
struct TakenTerminal {
  private let input: Int32
  private let screen: Int32
  private var settings = termios()
  private let held: HeldOutput?

  /// The alternate screen, no cursor, no wrapping at the edge, pastes marked.
  private static let entering: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  private static let leaving: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Takes it over: keys come at once, unseen, and none of them is a signal.
  init(input: Int32, screen: Int32) throws(TerminalError) {
    self.input = input
    self.screen = screen
    guard tcgetattr(input, &settings) == 0 else { throw .settings(code: errno) }
    var raw = settings
    cfmakeraw(&raw)
    guard tcsetattr(input, TCSAFLUSH, &raw) == 0 else { throw .settings(code: errno) }
    held = HeldOutput(on: screen)
    DeviceBytes.send(Self.entering, to: screen)
  }

  /// Gives it back as it was, and shows what was printed meanwhile.
  ///
  /// It takes no lock and no memory: ``CrashRescue`` calls it inside of a signal handler.
  func giveBack() {
    DeviceBytes.send(Self.leaving, to: screen)
    var settings = settings
    tcsetattr(input, TCSAFLUSH, &settings)
    held?.release()
  }
}
