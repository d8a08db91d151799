import TestSupport
import Testing

@testable import Pilot
@testable import ScriptRunner

@Suite("Commands of a script")
@MainActor
struct ScriptCommandTests {
  /// An effect of a command, as the test records it.
  enum Message: Equatable {
    case added([String])
    case drew
    case wrote(String)
    case complained(String)
  }

  private final class SpyScreen: ScriptedScreen {
    var messages: [Message] = []
    let picture = "picture"

    func commands(_ console: Console) -> [ScriptCommand] {
      [
        ScriptCommand("add", "FIRST [LAST]", count: 1...2, help: "add somebody") { words in
          guard words[0] != "Nobody" else { throw ProgramError("nobody is called Nobody") }
          self.messages.append(.added(words))
        },
        ScriptCommand("look", help: "only look", changesScreen: false) { _ in
          console.write("looked")
        },
        ScriptCommand("tap", help: "tap a button") { _ in
          throw PilotError(complaint: "There is no button.", screen: "labels: “Ada”")
        },
      ]
    }
  }

  private func play(
    _ lines: [String], isInteractive: Bool
  ) async -> (status: ScriptRunner.ExitStatus, messages: [Message]) {
    let screen = SpyScreen()
    var console = Console(program: "test")
    console.output = { text in
      screen.messages.append(text == "picture\n" ? .drew : .wrote(String(text.dropLast())))
    }
    console.errors = { screen.messages.append(.complained(String($0.dropFirst(6).dropLast()))) }
    let status = await ScreenPlayer(console).play(lines, on: screen, isInteractive: isInteractive)
    return (status, screen.messages)
  }

  @Test("commands are played in order, and the end of the input draws the screen")
  func order() async {
    let (status, messages) = await play(["add Ada", "", "ADD Grace Hopper"], isInteractive: false)
    #expect(status == .success)
    #expect(messages == [.added(["Ada"]), .added(["Grace", "Hopper"]), .drew])
  }

  @Test("`quit` ends the script without drawing the screen again")
  func quit() async {
    let (status, messages) = await play(["add Ada", "quit", "add Grace"], isInteractive: true)
    #expect(status == .success)
    #expect(messages == [.added(["Ada"]), .drew])
  }

  @Test("after a command that does not change the screen, the screen is not drawn")
  func shows() async {
    let (status, messages) = await play(["look", "quit"], isInteractive: true)
    #expect(status == .success)
    #expect(messages == [.wrote("looked")])
  }

  @Test(
    "a bad command ends the script and reports its line, and earlier commands keep their effect",
    arguments: [
      ("ad Ada", "Unknown command “ad”. Type “help” for a list."),
      ("help add", "Write “help”."),
      ("quit now", "Write “quit”."),
      ("add", "Write “add FIRST [LAST]”."),
      ("add a b c", "Write “add FIRST [LAST]”."),
      ("add \"Ada", "The quote \" is not closed."),
      ("add Nobody", "nobody is called Nobody"), ("tap", "There is no button."),
    ])
  func scripted(_ bad: String, _ reason: String) async {
    let (status, messages) = await play(["add Ada", bad, "add Grace"], isInteractive: false)
    #expect(status == .dataError)
    #expect(messages == [.added(["Ada"]), .complained("line 2: \(reason)")])
  }

  @Test("in an interactive run, a bad command prints its error, and the next command is read")
  func interactive() async {
    let (status, messages) = await play(["ad", "add Ada"], isInteractive: true)
    #expect(status == .success)
    #expect(
      messages
        == [
          .complained("Unknown command “ad”. Type “help” for a list."), .added(["Ada"]), .drew,
          .drew,
        ],
      "what was changed by hand is drawn at once")
  }

  @Test("`help` lists the commands in columns")
  func help() async {
    let (_, messages) = await play(["help", "quit"], isInteractive: true)
    #expect(
      messages == [
        .wrote(
          """
            add FIRST [LAST]  add somebody
            look              only look
            tap               tap a button
            show              draw the screen
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

  @Test("a command can be written in upper case, and its arguments keep their case")
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
    #expect(throws: ProgramError("The quote \" is not closed.")) {
      try ScriptLine("add \"Ada")
    }
  }
}
