import DemoServer
import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import TerminalUI

@Suite("The `contacts` program after its server lost its data", .timeLimit(.minutes(3)))
@MainActor
final class ContactsNewServerTests {
  private let home = URL.temporaryFolder.appending(path: "home-\(UUID())")
  private let server: PeopleHTTPServer
  private let terminal: PseudoTerminal

  /// Syncs Ada and Grace, replaces the server, adds Alan offline and goes online.
  ///
  /// The new server has another identity and only Ada, so the app shows a question.
  init() async throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let first = try PeopleHTTPServer(
      state: PeopleServerState(serverID: "1", people: [.ada, .grace]))
    let port = ServerPort.random()
    let url = try await first.start(port: port)
    terminal = try PseudoTerminal(
      [try BuiltProgram.path("contacts"), "--api", url.absoluteString],
      environment: ["HOME": home.path])
    await terminal.wait { $0.text.contains("Grace Hopper") && $0.text.contains("Synced.") }
    // While offline, the app cannot detect the new server.
    terminal.type("o")
    await terminal.shows("Offline.")
    await first.stop()
    server = try PeopleHTTPServer(state: PeopleServerState(serverID: "2", people: [.ada]))
    let server = server
    try await ServerPort.restart { try await server.start(port: port) }
    terminal.type("a\r")
    await terminal.shows("New Person")
    terminal.type("Alan\rTuring\u{13}")
    // The program ignores “o” until the form has closed, which is after the status changes.
    await terminal.wait { $0.text.contains("1 change waits") && $0.text.contains("q Quit") }
    terminal.type("o")
    await terminal.shows("[Upload My People]")
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  private func end() async {
    await terminal.quit()
    await server.stop()
  }

  @Test("the program asks before an edit reaches the new server, and Return uploads all people")
  func uploads() async {
    #expect(terminal.picture.text.contains("Server Has Other Data"))
    #expect(server.state.effects.isEmpty)
    terminal.type("\r")
    await terminal.wait { !$0.text.contains("Server Has") && $0.text.contains("Synced.") }
    await end()
    let names = server.state.people.map(\.person.lastName)
    #expect(names.sorted() == ["Hopper", "Lovelace", "Turing"])
  }

  @Test("“Keep Offline” keeps all people and sends nothing; going online shows the question again")
  func staysOffline() async {
    terminal.type("\u{1B}")
    await terminal.wait { $0.text.contains("Offline.") && !$0.text.contains("Server Has") }
    for name in ["Ada Lovelace", "Grace Hopper", "Alan Turing"] {
      #expect(terminal.picture.text.contains(name))
    }
    terminal.type("o")
    await terminal.shows("[Keep Offline]")
    #expect(server.state.effects.isEmpty)
    terminal.type("\u{1B}")
    await terminal.wait { !$0.text.contains("Server Has") }
    await end()
  }
}
