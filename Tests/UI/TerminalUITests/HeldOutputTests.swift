import Foundation
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("What is printed while a terminal shows a screen", .timeLimit(.minutes(3)))
@MainActor
struct HeldOutputTests {
  @Test("what is printed meanwhile spoils no frame; it stands on the first screen, in its order")
  func talk() async throws {
    let (terminal, before) = try await PseudoTerminal.sample(Trouble.environment("talk"))
    terminal.type("\r\r\u{1B}[B")
    await terminal.shows("▸ Frances Allen")
    #expect(!terminal.picture.text.contains("touched"))
    terminal.type("q")
    await terminal.wait { $0.alternations == [true, false] && $0.text.contains("left") }
    let ending = await terminal.end()
    #expect(ending == .exit(0))
    let lines = terminal.picture.grid.lines.filter { !$0.isEmpty }
    #expect(lines == ["touched", "warning: touched", "touched", "warning: touched", "left"])
    terminal.expectGivenBack(before)
  }

  @Test(
    "what leads to the terminal under its other name is held, too",
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
    let ending = await terminal.end()
    #expect(ending == .exit(0))
    #expect(terminal.outputAfterwards.contains("warning: touched"))
  }

  @Test("what leads to a file is not held")
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
    let ending = await terminal.end()
    #expect(ending == .exit(0))
    #expect(!terminal.outputAfterwards.contains("warning"))
  }
}
