import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The `contacts` program on a pseudo-terminal", .timeLimit(.minutes(3)))
@MainActor
struct ContactsTerminalTests {
  private let home = URL.temporaryFolder.appending(path: "home-\(UUID())")

  /// Starts the app with the test's home folder and waits for its first screen.
  private func start(_ arguments: String...) async throws -> PseudoTerminal {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("contacts")] + arguments, environment: ["HOME": home.path])
    await terminal.shows("? Keys")
    return terminal
  }

  @Test("the first run shows the demo people, and a later offline run still shows them")
  func firstStart() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let first = try await start()
    await first.wait { $0.text.contains("▸ Anders Ångström") && $0.text.contains("Synced.") }
    await first.quit()
    #expect(!first.picture.text.contains("All changes are saved"))
    let second = try await start("--offline")
    await second.wait { $0.text.contains("▸ Anders Ångström") && $0.text.contains("Offline.") }
    await second.quit()
  }

  @Test("if the terminal has no cursor control, `contacts` prints the screen after the first sync")
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

  @Test("Escape on a changed form shows a question, and a second Escape keeps the form open")
  func escape() async throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let terminal = try await start("--db", home.appending(path: "a.sqlite").path, "--offline")
    terminal.type("a\r")
    await terminal.shows("New Person")
    terminal.type("Ada")
    await terminal.shows("Ada")
    terminal.type("\u{1B}")
    await terminal.shows("Discard Changes?")
    terminal.type("\u{1B}")
    await terminal.wait { !$0.text.contains("Discard") && $0.text.contains("Ada") }
    terminal.type("\u{13}")
    // While the form closes, the program ignores “q”, and the last line does not show this key.
    await terminal.wait { $0.text.contains("1 change waits") && $0.text.contains("q Quit") }
    await terminal.quit()
  }

  @Test("after `--import`, an alert shows the numbers of added people and skipped cards")
  func imports() async throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let cards = home.appending(path: "cards.vcf")
    let cardWithoutName = "BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n"
    try Data(
      "BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada\r\nEND:VCARD\r\n\(cardWithoutName)".utf8
    ).write(to: cards)
    let terminal = try PseudoTerminal(
      [try BuiltProgram.path("contacts"), "--import", cards.path, "--db", cards.path + ".sqlite"],
      environment: ["HOME": home.path])
    await terminal.wait {
      $0.text.contains("Added 1 person.") && $0.text.contains("Skipped 1 card.")
    }
    terminal.type("\r")
    await terminal.wait { $0.text.contains("▸ Ada Lovelace") && !$0.text.contains("Added") }
    await terminal.quit()
  }

  @Test("if the program quits with unsent changes, a message states that the changes are kept")
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
    await terminal.shows("contacts: 1 change waits to be sent. All changes are saved")
    await terminal.expectEnd(.exit(0))
  }
}
