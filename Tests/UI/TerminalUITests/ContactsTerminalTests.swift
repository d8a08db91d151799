import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The `contacts` program on a pseudo-terminal", .timeLimit(.minutes(3)))
@MainActor
struct ContactsTerminalTests {
  private let home = URL.temporaryFolder.appending(path: "home-\(UUID())")

  /// Starts the app with a new home folder and waits for its first screen.
  private func start(_ arguments: String...) async throws -> PseudoTerminal {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("contacts")] + arguments, environment: ["HOME": home.path])
    await terminal.shows("? Keys")
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) async {
    let ending = await terminal.end()
    #expect(ending == .exit(0))
    #expect(terminal.settings == terminal.settingsBefore)
    #expect(terminal.picture.alternations == [true, false])
    #expect(!terminal.picture.isCursorHidden)
    #expect(terminal.picture.complaints == [])
  }

  @Test("the first run shows the demo people, and a later offline run still shows them")
  func firstStart() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let first = try await start()
    await first.wait { $0.text.contains("▸ Anders Ångström") && $0.text.contains("Synced.") }
    first.type("q")
    await first.wait { $0.alternations.last == false }
    await end(first)
    #expect(!first.picture.text.contains("kept"))
    let second = try await start("--offline")
    await second.wait { $0.text.contains("▸ Anders Ångström") && $0.text.contains("Offline.") }
    second.type("q")
    await second.wait { $0.alternations.last == false }
    await end(second)
  }

  @Test("on a terminal without cursor control, the screen is printed after the first sync")
  func lines() async throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("contacts")], environment: ["HOME": home.path, "TERM": "dumb"])
    await terminal.shows("Type a command")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("Anders Ångström"))
    #expect(!output.contains("◌"))
    // At the end of the input, the screen is printed again below the prompt.
    terminal.type("\u{4}")
    await terminal.wait { _ in
      String(decoding: terminal.output, as: UTF8.self).contains("> \r\n [Edit]")
    }
    let ending = await terminal.end()
    #expect(ending == .exit(0))
  }

  @Test("if changes wait when the program quits, the program prints that the changes are kept")
  func leaves() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let file = home.appending(path: "people.sqlite").path
    let terminal = try await start("--db", file, "--offline")
    terminal.type("a\r")
    await terminal.shows("New Person")
    terminal.type("Ada\rq?/\u{13}")
    await terminal.wait { $0.text.contains("Ada q?/") && $0.text.contains("1 change waits") }
    terminal.resize(to: GridSize(columns: 100, rows: 30))
    await terminal.wait { $0.grid.lines[29].contains("? Keys") }
    terminal.type("q")
    await terminal.shows("contacts: 1 change waits to be sent. All of it is kept.")
    await end(terminal)
  }
}
