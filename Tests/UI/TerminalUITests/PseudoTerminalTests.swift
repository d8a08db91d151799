import Foundation
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

/// The signal of a Swift trap, which depends on the processor.
#if arch(x86_64)
  private let ruleSignal = SIGILL
#else
  private let ruleSignal = SIGTRAP
#endif

@Suite("Terminal restored at every exit", .timeLimit(.minutes(3)))
@MainActor
struct PseudoTerminalTests {
  @Test("keys and a new size are handled, and “q” restores the terminal")
  func keys() async throws {
    let terminal = try await PseudoTerminal.sample()
    #expect(terminal.settings != terminal.settingsBefore)
    #expect(terminal.picture.alternations == [true])
    #expect(terminal.picture.isCursorHidden)
    terminal.type("\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    terminal.type("a")
    await terminal.shows("New Person")
    terminal.type("王\r\u{1B}[200~小\r云\u{1B}[201~")
    await terminal.shows("Last Name   小 云")
    terminal.resize(to: GridSize(columns: 40, rows: 10))
    await terminal.shows("2 waiting")
    #expect(terminal.picture.grid.lines[6].hasPrefix("│ Last Name   小 云"))
    terminal.type("\u{13}")
    await terminal.shows("▸ Frances Allen")
    terminal.type("q")
    // Output after the run is on the main screen, not on the alternate screen.
    await terminal.wait { $0.alternations == [true, false] && $0.text.contains("left") }
    await terminal.expectEnd(.exit(0))
  }

  @Test(
    "a fatal signal ends the program, and the exit status contains the signal",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func ended(by signal: Int32) async throws {
    let terminal = try await PseudoTerminal.sample()
    terminal.send(signal)
    await terminal.wait { $0.alternations == [true, false] }
    await terminal.expectEnd(.signal(signal))
  }

  @Test(
    "job control stops and continues the program twice",
    arguments: [true, false])
  func stopped(byKey: Bool) async throws {
    let script = """
      set -m; "$0"; echo "first $?"; stty -a; fg; echo "second $?"; stty -a; fg; echo "ended $?"
      """
    let terminal = try PseudoTerminal([
      "/bin/sh", "-c", script, try BuiltProgram.path("TerminalProbe"),
    ])
    await terminal.shows("? Keys")
    terminal.type("\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    for (number, time) in ["first", "second"].enumerated() {
      if byKey { terminal.type("\u{1A}") } else { terminal.send(SIGTSTP) }
      // Each stop adds four switches: the program leaves the alternate screen and enters it again
      // after SIGTSTP, and once more after SIGCONT.
      await terminal.wait {
        $0.alternations.count == 5 + 4 * number && $0.text.contains("▸ Frances Allen")
      }
      let output = String(decoding: terminal.output, as: UTF8.self)
      let line = "\(time) \(128 + SIGTSTP)"
      let shown = output.split(separator: line, maxSplits: 1).last ?? ""
      #expect(output.contains(line))
      #expect(shown.contains(" icanon") && shown.contains(" echo "))
    }
    terminal.type("q")
    await terminal.shows("ended 0")
    await terminal.expectEnd(.exit(0))
  }

  @Test("after SIGSTOP and SIGCONT the screen is drawn again")
  func continued() async throws {
    let terminal = try await PseudoTerminal.sample()
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    await terminal.wait { $0.alternations == [true, false, true] && $0.text.contains("? Keys") }
    await terminal.quit()
  }

  @Test(
    "a crash restores the terminal, and the exit status contains the signal",
    arguments: [
      ("rule", ruleSignal), ("memory", SIGSEGV), ("abort", SIGABRT), ("depth", SIGSEGV),
    ])
  func crashed(by name: String, signal: Int32) async throws {
    let terminal = try await PseudoTerminal.sample(Trouble.environment(name))
    terminal.type("\r")
    await terminal.wait { $0.alternations == [true, false] }
    await terminal.expectEnd(.signal(signal))
  }

  @Test("the message of a fatal error is shown on the main screen")
  func complaint() async throws {
    let terminal = try await PseudoTerminal.sample(Trouble.environment("rule"))
    terminal.type("\r")
    // The stack trace after the message fills the screen, so the test searches the output.
    await terminal.wait { _ in terminal.outputAfterwards.contains("Fatal error: Invalid update") }
    _ = await terminal.end()
  }

  @Test("`exit` restores the terminal and shows the captured output")
  func exits() async throws {
    let terminal = try await PseudoTerminal.sample(Trouble.environment("exit"))
    terminal.type("\r")
    await terminal.wait { $0.alternations == [true, false] && $0.text.contains("leaving") }
    await terminal.expectEnd(.exit(3))
  }

  @Test("closing the terminal ends the program")
  func hangUp() async throws {
    let terminal = try await PseudoTerminal.sample()
    terminal.hangUp()
    // Either the signal or the end of the input ends the program.
    let ending = await terminal.end()
    #expect([.signal(SIGHUP), .exit(0)].contains(ending))
  }

  @Test("`NO_COLOR` turns colors off")
  func noColour() async throws {
    let terminal = try await PseudoTerminal.sample(["NO_COLOR": "1"])
    let grid = terminal.picture.grid
    for row in 0..<24 {
      for cell in grid.rows[row] {
        #expect(cell.style.foreground == nil && cell.style.background == nil)
      }
    }
    #expect(grid.rows[2][5].style.isInverse)
    terminal.send(SIGTERM)
    await terminal.wait { $0.alternations.last == false }
    await terminal.expectEnd(.signal(SIGTERM))
  }

  @Test("on a dumb terminal, the program ends with an error and sends no escape sequence")
  func dumb() async throws {
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("TerminalProbe")], environment: ["TERM": "dumb"])
    await terminal.shows("cannot show a live screen")
    let ending = await terminal.end()
    #expect(ending == .exit(69))
    #expect(!terminal.output.contains(0x1B))
    #expect(terminal.settings == terminal.settingsBefore)
  }
}

@Suite("Captured output", .timeLimit(.minutes(3)))
@MainActor
struct CapturedOutputTests {
  @Test("printed output appears on the main screen after the run, in order")
  func talk() async throws {
    let terminal = try await PseudoTerminal.sample(Trouble.environment("talk"))
    terminal.type("\r\r\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    #expect(!terminal.picture.text.contains("touched"))
    terminal.type("q")
    await terminal.wait { $0.alternations == [true, false] && $0.text.contains("left") }
    let lines = terminal.picture.grid.lines.filter { !$0.isEmpty }
    #expect(lines == ["touched", "warning: touched", "touched", "warning: touched", "left"])
    await terminal.expectEnd(.exit(0))
  }

  @Test(
    "output to `/dev/tty` is also captured",
    arguments: ["2> /dev/tty", "2>&1 > /dev/tty"])
  func otherName(_ streams: String) async throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\"$0\" \(streams)", try BuiltProgram.path("TerminalProbe")],
      environment: Trouble.environment("talk"))
    await terminal.shows("? Keys")
    terminal.type("\r\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("warning"))
    terminal.type("q")
    await terminal.shows("left")
    #expect(terminal.outputAfterwards.contains("warning: touched"))
    await terminal.expectEnd(.exit(0))
  }

  @Test("output to a file is not captured")
  func redirected() async throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\"$0\" 2> \"$1\"", try BuiltProgram.path("TerminalProbe"), log.path],
      environment: Trouble.environment("talk"))
    await terminal.shows("? Keys")
    terminal.type("\r\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    let logged = try String(contentsOf: log, encoding: .utf8)
    #expect(logged == "warning: touched\n")
    terminal.type("q")
    await terminal.shows("left")
    await terminal.expectEnd(.exit(0))
    #expect(!terminal.outputAfterwards.contains("warning"))
  }
}
