import TestSupport
import Testing

@testable import ScriptRunner

@Suite("Script session")
@MainActor
struct ScriptSessionTests {
  /// An action of a session.
  enum Message: Equatable {
    case added([String])
    case drew
    case wrote(String)
    case complained(String)
  }

  private final class Spy {
    var messages: [Message] = []
  }

  private func makeSession() -> (ScriptSession, Spy) {
    let spy = Spy()
    let add = ScriptCommand("add", "FIRST [LAST]", count: 1...2, help: "add somebody") { words in
      guard words[0] != "Nobody" else { throw CommandFault("nobody is called Nobody") }
      spy.messages.append(.added(words))
    }
    let look = ScriptCommand("look", help: "only look", changesScreen: false) { _ in
      spy.messages.append(.wrote("looked"))
    }
    let session = ScriptSession(
      commands: [add, look], draw: { spy.messages.append(.drew) },
      write: { spy.messages.append(.wrote($0)) },
      complain: { spy.messages.append(.complained($0)) })
    return (session, spy)
  }

  @Test("commands are played in order, and the end of the input draws the screen")
  func order() async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", "", "ADD Grace Hopper"], isInteractive: false)
    #expect(status == .success)
    #expect(spy.messages == [.added(["Ada"]), .added(["Grace", "Hopper"]), .drew])
  }

  @Test("`quit` ends the session without drawing the screen again")
  func quit() async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", "quit", "add Grace"], isInteractive: true)
    #expect(status == .success)
    #expect(spy.messages == [.added(["Ada"]), .drew])
  }

  @Test("a command that does not change the screen does not draw the screen")
  func shows() async {
    let (session, spy) = makeSession()
    let status = await session.play(["look", "quit"], isInteractive: true)
    #expect(status == .success)
    #expect(spy.messages == [.wrote("looked")])
  }

  @Test(
    "a bad command stops a script and reports the line number; earlier commands keep their effect",
    arguments: [
      ("ad Ada", "Unknown command “ad”. Type “help” for a list."),
      ("help add", "Write “help”."),
      ("quit now", "Write “quit”."),
      ("add", "Write “add FIRST [LAST]”."),
      ("add a b c", "Write “add FIRST [LAST]”."),
      ("add \"Ada", "The quote \" is not closed."),
      ("add Nobody", "nobody is called Nobody"),
    ])
  func scripted(_ bad: String, _ reason: String) async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", bad, "add Grace"], isInteractive: false)
    #expect(status == .dataError)
    #expect(spy.messages == [.added(["Ada"]), .complained("line 2: \(reason)")])
  }

  @Test("in an interactive session, a bad command prints an error and the session continues")
  func interactive() async {
    let (session, spy) = makeSession()
    let status = await session.play(["ad", "add Ada"], isInteractive: true)
    #expect(status == .success)
    #expect(
      spy.messages
        == [
          .complained("Unknown command “ad”. Type “help” for a list."), .added(["Ada"]), .drew,
          .drew,
        ],
      "what was changed by hand is drawn at once")
  }

  @Test("`help` lists the commands in columns")
  func help() async {
    let (session, spy) = makeSession()
    _ = await session.play(["help", "quit"], isInteractive: true)
    #expect(
      spy.messages == [
        .wrote(
          """
            add FIRST [LAST]  add somebody
            look              only look
            help              list the commands
            quit              stop without drawing the screen
          """)
      ])
  }
}

@Suite("Lines of a script")
struct ScriptLineTests {
  @Test(
    "spaces separate words, and quotes keep spaces inside a word",
    arguments: [
      ("add Ada Lovelace", ["add", "Ada", "Lovelace"]),
      ("  add\t\"Ada King\"  'of Lovelace'", ["add", "Ada King", "of Lovelace"]),
      ("add \"\" Lovelace", ["add", "", "Lovelace"]),
      ("add Conan O'Brien", ["add", "Conan", "O'Brien"]),
      ("add \"O'Brien\" 'a \"b\" c'", ["add", "O'Brien", "a \"b\" c"]),
      ("add A\"da K\"ing", ["add", "Ada King"]),
      ("show # the list", ["show"]), ("add C# x", ["add", "C#", "x"]),
    ])
  func words(_ text: String, _ expected: [String]) throws {
    let line = try #require(try ScriptLine(text))
    #expect(line.words == expected)
  }

  @Test("a command is recognized in upper case")
  func command() throws {
    let line = try #require(try ScriptLine("SHOW Me"))
    #expect(line.command == "show")
    #expect(line.arguments == ["Me"])
  }

  @Test("a blank line and a comment have no command", arguments: ["", "  ", "# add Ada", "\t#"])
  func blank(_ text: String) throws {
    let line = try ScriptLine(text)
    #expect(line == nil)
  }

  @Test("an unclosed quote throws an error")
  func unclosed() {
    #expect(throws: CommandFault("The quote \" is not closed.")) {
      try ScriptLine("add \"Ada")
    }
  }
}
