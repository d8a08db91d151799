/// Plays commands, one a line, from a script or from somebody's hands.
///
/// In a script a bad command stops: what came before it is kept, the fault names its line, and the
/// status is ``ExitStatus/dataError``. By hand it is explained, and the next one is read; what
/// changes the screen draws it anew.
///
/// `help` and `quit` are known to every session; the end of the input draws the screen.
@MainActor
public struct ScriptSession {
  private let commands: [ScriptCommand]
  private let draw: @MainActor () -> Void
  private let write: @MainActor (String) -> Void
  private let complain: @MainActor (String) -> Void

  /// A session with these commands.
  ///
  /// - Parameters:
  ///   - draw: shows the screen, at the end of the input and after each change by hand.
  ///   - write: takes lines for the user.
  ///   - complain: takes lines about faults.
  public init(
    commands: [ScriptCommand], draw: @escaping @MainActor () -> Void,
    write: @escaping @MainActor (String) -> Void, complain: @escaping @MainActor (String) -> Void
  ) {
    self.commands = commands
    self.draw = draw
    self.write = write
    self.complain = complain
  }

  /// Plays `lines` to their end, to `quit`, or, unless `isInteractive`, to the first fault.
  public func play(_ lines: some Sequence<String>, isInteractive: Bool) async -> ExitStatus {
    for (index, text) in lines.enumerated() {
      do throws(ScriptError) {
        guard let line = try ScriptLine(text, number: index + 1) else { continue }
        try refuseArgumentsOfOwn(line)
        guard line.command != "quit" else { return .success }
        let changedScreen = try await perform(line)
        if isInteractive, changedScreen { draw() }
      } catch {
        complain(isInteractive ? error.reason : error.description)
        guard isInteractive else { return .dataError }
      }
    }
    draw()
    return .success
  }

  /// The commands in a column each, with what they do.
  public var help: String {
    let all =
      commands.map { ($0.usage, $0.help) } + [
        ("help", "list the commands"), ("quit", "stop without drawing the screen"),
      ]
    let width = (all.map(\.0.count).max() ?? 0) + 2
    return all.map { usage, help in
      "  " + usage + String(repeating: " ", count: width - usage.count) + help
    }.joined(separator: "\n")
  }

  /// What the session itself knows is a word alone.
  private func refuseArgumentsOfOwn(_ line: ScriptLine) throws(ScriptError) {
    guard ["help", "quit"].contains(line.command), !line.arguments.isEmpty else { return }
    throw ScriptError("it is written “\(line.command)”", line: line.number)
  }

  /// Does the command; answers whether it may have changed the screen.
  private func perform(_ line: ScriptLine) async throws(ScriptError) -> Bool {
    guard line.command != "help" else {
      write(help)
      return false
    }
    guard let command = commands.first(where: { $0.name == line.command }) else {
      throw ScriptError("unknown command “\(line.words[0])”; help lists them", line: line.number)
    }
    guard command.count.contains(line.arguments.count) else {
      throw ScriptError("it is written “\(command.usage)”", line: line.number)
    }
    do {
      try await command.run(Array(line.arguments))
    } catch {
      throw ScriptError("\(error)", line: line.number)
    }
    return command.changesScreen
  }
}
