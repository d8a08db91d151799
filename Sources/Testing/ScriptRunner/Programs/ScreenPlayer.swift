import Foundation

/// Plays commands on a program's screen: those of a script, those on standard input, those that
/// somebody types, or, where there is nothing to read, the steps of a tour.
@MainActor
public struct ScreenPlayer {
  /// Where the commands come from.
  public enum Input {
    /// Lines that nobody types: a script, or a pipe.
    case lines([String])
    /// Somebody types.
    case keyboard

    /// Whether the commands come from a script or a pipe.
    public var isScripted: Bool {
      if case .lines = self { true } else { false }
    }
  }

  private let console: Console

  /// A player that writes to `console`.
  public init(_ console: Console) {
    self.console = console
  }

  /// What there is to read: the script, the keyboard, or all of standard input.
  ///
  /// - Throws: ``MissingInput`` for a script that cannot be read, and ``CommandFault`` for one that
  ///   is no text.
  public func input(script: URL?) throws -> Input {
    guard let script else {
      return console.isInteractive ? .keyboard : .lines(Array(console.inputLines()))
    }
    // By a handle, for a script may be a pipe, which has no size: `--script <(make-commands)`.
    guard let data = try? FileHandle(forReadingFrom: script).readToEnd() ?? Data() else {
      throw MissingInput("\(script.path) cannot be read")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CommandFault("\(script.path) is not a text in UTF-8")
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

  /// Tells and plays each step; shows the screen after those that worked, and the fault of those
  /// that did not.
  ///
  /// - Parameter prepare: what is played in place of a step's command, where that differs: a
  ///   path of this machine, say, that the reader should not see.
  public func play(
    tour: [TourStep], on screen: any ScriptedScreen,
    prepare: @MainActor (String) -> String = { $0 }
  ) async {
    for step in tour {
      if !step.story.isEmpty { console.write(step.story) }
      console.write("> \(step.command)\n")
      let lines = [prepare(step.command), "show", "quit"]
      // A step has one line: its number would tell the reader nothing.
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
