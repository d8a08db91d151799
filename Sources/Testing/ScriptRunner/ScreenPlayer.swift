import Domain
public import Foundation
import Pilot

/// A screen that scripts can use.
@MainActor
public protocol ScriptedScreen: AnyObject {
  /// Returns the commands that a script can use on this screen.
  func commands(_ console: Console) -> [ScriptCommand]

  /// The content of the screen as text.
  var picture: String { get }
}

/// A step of a program's tour: a sentence, which may be empty, and a command.
public typealias TourStep = (story: String, command: String)

/// A player of commands from a script, standard input, the keyboard or a tour.
///
/// A bad command ends a script, but earlier commands keep their effect. At the keyboard, the error
/// is printed and the next command is read. Each screen has the commands `show`, `help` and `quit`.
@MainActor
public struct ScreenPlayer {
  private let console: Console

  /// Creates a player that writes to `console`.
  public init(_ console: Console) {
    self.console = console
  }

  /// Returns the lines of the script or of standard input.
  ///
  /// The result is nil if a user types at the keyboard. An empty script gives one empty line. Empty
  /// standard input gives an empty array.
  ///
  /// - Throws: ``ProgramError`` if the script cannot be read, is larger than 16 MB or is not UTF-8
  ///   text.
  public func input(script: URL?) throws(ProgramError) -> [String]? {
    guard let script else {
      return console.isInteractive ? nil : Array(console.inputLines())
    }
    let largest = 16 * 1024 * 1024
    // A script may be a pipe, which has no size: `--script <(make-commands)`.
    guard let data = try? FileHandle(forReadingFrom: script).read(upToCount: largest + 1) ?? Data()
    else {
      throw ProgramError("\(script.path) cannot be read.", .noInput)
    }
    guard data.count <= largest else {
      throw ProgramError("\(script.path) is larger than 16 MB.")
    }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw ProgramError("\(script.path) is not UTF-8 text.")
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Plays all lines on `screen`. If `lines` is nil, plays the lines that the user types.
  public func play(_ lines: [String]?, on screen: any ScriptedScreen) async -> ExitStatus {
    if let lines { return await play(lines, on: screen, isInteractive: false) }
    console.write(screen.picture)
    console.write("Type a command; “help” lists them, “quit” ends.")
    return await play(console.inputLines(), on: screen, isInteractive: true)
  }

  /// Plays all lines, or the lines before `quit`. A script also ends at its first error.
  func play(
    _ lines: some Sequence<String>, on screen: any ScriptedScreen, isInteractive: Bool
  ) async -> ExitStatus {
    for (index, line) in lines.enumerated() {
      do {
        let command = try await perform(line, on: screen)
        if command?.name == "quit" { return .success }
        if isInteractive, command?.changesScreen == true { console.write(screen.picture) }
      } catch {
        let reason = Self.reason(of: error)
        console.complain(isInteractive ? reason : "line \(index + 1): \(reason)")
        guard isInteractive else { return .dataError }
      }
    }
    console.write(screen.picture)
    return .success
  }

  /// Plays a tour. Each step prints its sentence, its command, and then the screen or an error.
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
      do {
        _ = try await perform(prepare(step.command), on: screen)
        console.write(screen.picture)
      } catch {
        console.write(Self.reason(of: error) + "\n")
      }
    }
  }

  /// Plays a line. Returns its command, or nil if the line is blank or a comment.
  private func perform(
    _ text: String, on screen: any ScriptedScreen
  ) async throws -> ScriptCommand? {
    guard let line = try ScriptLine(text) else { return nil }
    guard let command = commands(of: screen).first(where: { $0.name == line.command }) else {
      throw ProgramError("Unknown command “\(line.words[0])”. Type “help” for a list.")
    }
    guard command.count.contains(line.arguments.count) else {
      throw ProgramError("Write “\(command.usage)”.")
    }
    try await command.run(Array(line.arguments))
    return command
  }

  private func commands(of screen: any ScriptedScreen) -> [ScriptCommand] {
    let own = screen.commands(console)
    let show = ScriptCommand("show", help: "draw the screen", changesScreen: false) { _ in
      console.write(screen.picture)
    }
    return own + (own.contains { $0.name == show.name } ? [] : [show]) + [
      ScriptCommand("help", help: "list the commands", changesScreen: false) { _ in
        console.write(columns(commands(of: screen).map { ($0.usage, $0.help) }))
      },
      ScriptCommand("quit", help: "stop without drawing the screen") { _ in },
    ]
  }

  /// Returns the message of an error. For a ``PilotError``, the screen's content is omitted.
  private static func reason(of error: any Error) -> String {
    (error as? PilotError)?.complaint ?? (error as? any PhrasedError)?.sentence ?? "\(error)"
  }
}
