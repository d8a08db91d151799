import Foundation

/// A screen that scripts can use.
@MainActor
public protocol ScriptedScreen: AnyObject {
  /// Returns the commands that a script can use on this screen.
  func commands(_ console: Console) -> [ScriptCommand]

  /// The content of the screen as text.
  var picture: String { get }
}

/// A step of a program's guided tour.
public struct TourStep: Sendable {
  let story: String
  let command: String

  /// Creates a step that prints `story`, if it is not empty, and plays `command`.
  public init(_ story: String, _ command: String) {
    self.story = story
    self.command = command
  }
}

/// Plays commands on a program's screen, from a script, standard input, the keyboard or a tour.
@MainActor
public struct ScreenPlayer {
  /// The source of the commands to play.
  public enum Input {
    /// The lines of a script or a pipe.
    case lines([String])
    /// The user at the keyboard.
    case keyboard

    /// Whether the commands come from a script or a pipe.
    public var isScripted: Bool {
      if case .lines = self { true } else { false }
    }
  }

  private let console: Console

  /// Creates a player that writes to `console`.
  public init(_ console: Console) {
    self.console = console
  }

  /// Returns the input: the lines of the script, the keyboard, or all lines of standard input.
  ///
  /// - Throws: ``MissingInput`` if the script cannot be read, and ``CommandFault`` if it is not
  ///   UTF-8 text.
  public func input(script: URL?) throws -> Input {
    guard let script else {
      return console.isInteractive ? .keyboard : .lines(Array(console.inputLines()))
    }
    // A script may be a pipe, which has no size: `--script <(make-commands)`.
    guard let data = try? FileHandle(forReadingFrom: script).readToEnd() ?? Data() else {
      throw MissingInput("\(script.path) cannot be read.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CommandFault("\(script.path) is not UTF-8 text.")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return .lines(lines.map(String.init))
  }

  /// Plays the input to its end on `screen`.
  public func play(_ input: Input, on screen: any ScriptedScreen) async -> ExitStatus {
    switch input {
    case .lines(let lines):
      return await session(screen).play(lines, isInteractive: false)
    case .keyboard:
      console.write(screen.picture)
      console.write("Type a command; “help” lists them, “quit” ends.")
      return await session(screen).play(console.inputLines(), isInteractive: true)
    }
  }

  /// Plays a tour. Each step prints its story, its command, and then the screen or an error.
  ///
  /// - Parameter prepare: returns the command that is played in place of a step's printed command,
  ///   for example with a path on this machine.
  public func play(
    tour: [TourStep], on screen: any ScriptedScreen,
    prepare: @MainActor (String) -> String = { $0 }
  ) async {
    for step in tour {
      if !step.story.isEmpty { console.write(step.story) }
      console.write("> \(step.command)\n")
      let lines = [prepare(step.command), "show", "quit"]
      _ = await session(screen) { console.write($0.trimmingPrefix("line 1: ") + "\n") }
        .play(lines, isInteractive: false)
    }
  }

  private func session(
    _ screen: any ScriptedScreen, complain: (@MainActor (String) -> Void)? = nil
  ) -> ScriptSession {
    let show = ScriptCommand("show", help: "draw the screen", changesScreen: false) { _ in
      console.write(screen.picture)
    }
    let own = screen.commands(console)
    let commands = own.contains { $0.name == show.name } ? own : own + [show]
    return ScriptSession(
      commands: commands, draw: { console.write(screen.picture) },
      write: { console.write($0) }, complain: complain ?? { console.complain($0) })
  }
}
