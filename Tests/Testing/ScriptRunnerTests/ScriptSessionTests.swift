import ScriptRunner
import TestSupport
import Testing

@Suite("A session plays commands, one a line")
@MainActor
struct ScriptSessionTests {
  /// What a session did, in order.
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

  @Test("commands are done in order, and the end of the input draws the screen")
  func order() async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", "", "ADD Grace Hopper"], isInteractive: false)
    #expect(status == .success)
    #expect(spy.messages == [.added(["Ada"]), .added(["Grace", "Hopper"]), .drew])
  }

  @Test("quit stops at once")
  func quit() async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", "quit", "add Grace"], isInteractive: true)
    #expect(status == .success)
    #expect(spy.messages == [.added(["Ada"]), .drew])
  }

  @Test("a command that only shows draws nothing on its own")
  func shows() async {
    let (session, spy) = makeSession()
    let status = await session.play(["look", "quit"], isInteractive: true)
    #expect(status == .success)
    #expect(spy.messages == [.wrote("looked")])
  }

  @Test(
    "a bad command stops a script with its line number, and what came before is kept",
    arguments: [
      ("ad Ada", "unknown command “ad”; help lists them"),
      ("help add", "it is written “help”"),
      ("quit now", "it is written “quit”"),
      ("add", "it is written “add FIRST [LAST]”"),
      ("add a b c", "it is written “add FIRST [LAST]”"),
      ("add \"Ada", "a \" is not closed"),
      ("add Nobody", "nobody is called Nobody"),
    ])
  func scripted(_ bad: String, _ reason: String) async {
    let (session, spy) = makeSession()
    let status = await session.play(["add Ada", bad, "add Grace"], isInteractive: false)
    #expect(status == .dataError)
    #expect(spy.messages == [.added(["Ada"]), .complained("line 2: \(reason)")])
  }

  @Test("typed by hand, a bad command is explained and the next one is read")
  func interactive() async {
    let (session, spy) = makeSession()
    let status = await session.play(["ad", "add Ada"], isInteractive: true)
    #expect(status == .success)
    #expect(
      spy.messages
        == [.complained("unknown command “ad”; help lists them"), .added(["Ada"]), .drew, .drew],
      "what was changed by hand is drawn at once")
  }

  @Test("help lists the commands in columns")
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
