/// A line of a script that cannot be played. The exit status of a script is 65.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, as a sentence.
  public let reason: String
  /// The line's number, from 1.
  public let line: Int

  /// Creates an error in this line.
  public init(_ reason: String, line: Int) {
    self.reason = reason
    self.line = line
  }

  /// The line and the reason: "line 3: There is no row 12.".
  public var description: String { "line \(line): \(reason)" }
}

/// The words of a script's line.
///
/// Spaces and tabs separate words. Single or double quotes keep spaces inside a word, and `""` is an
/// empty word. `#` at the start of a word begins a comment.
public struct ScriptLine: Equatable, Sendable {
  /// The command and its arguments, at least one word.
  public let words: [String]
  /// The line's number, from 1.
  public let number: Int

  /// Reads a line. Returns nil if it is blank or a comment.
  ///
  /// - Throws: ``ScriptError`` if a quote is not closed.
  public init?(_ text: some StringProtocol, number: Int) throws(ScriptError) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" && word == nil {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw ScriptError("The quote \(quote) is not closed.", line: number) }
    if let word { words.append(word) }
    guard !words.isEmpty else { return nil }
    self.words = words
    self.number = number
  }

  /// The first word, in lower case.
  public var command: String { words[0].lowercased() }
  /// The words after the command.
  public var arguments: ArraySlice<String> { words.dropFirst() }
}

/// Plays commands, one for each line.
///
/// A bad command ends a script. Earlier commands keep their effect. At the keyboard the error is
/// printed, and the next command is read. Each session has the commands `help` and `quit`.
@MainActor
public struct ScriptSession {
  private let commands: [ScriptCommand]
  private let draw: @MainActor () -> Void
  private let write: @MainActor (String) -> Void
  private let complain: @MainActor (String) -> Void

  /// Creates a session with these commands.
  ///
  /// - Parameters:
  ///   - draw: shows the screen at the end of the input, and at the keyboard after each change.
  ///   - write: prints lines for the user.
  ///   - complain: prints errors.
  public init(
    commands: [ScriptCommand], draw: @escaping @MainActor () -> Void,
    write: @escaping @MainActor (String) -> Void, complain: @escaping @MainActor (String) -> Void
  ) {
    self.commands = commands
    self.draw = draw
    self.write = write
    self.complain = complain
  }

  /// Plays lines to their end or to `quit`. A script also ends at its first error.
  public func play(_ lines: some Sequence<String>, isInteractive: Bool) async -> ExitStatus {
    for (index, text) in lines.enumerated() {
      do throws(ScriptError) {
        guard let line = try ScriptLine(text, number: index + 1) else { continue }
        if ["help", "quit"].contains(line.command), !line.arguments.isEmpty {
          throw ScriptError("Write “\(line.command)”.", line: line.number)
        }
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

  /// The commands and their effects, in two columns.
  public var help: String {
    columns(
      commands.map { ($0.usage, $0.help) } + [
        ("help", "list the commands"), ("quit", "stop without drawing the screen"),
      ])
  }

  /// Plays a command. Returns whether it may have changed the screen.
  private func perform(_ line: ScriptLine) async throws(ScriptError) -> Bool {
    guard line.command != "help" else {
      write(help)
      return false
    }
    guard let command = commands.first(where: { $0.name == line.command }) else {
      throw ScriptError(
        "Unknown command “\(line.words[0])”. Type “help” for a list.", line: line.number)
    }
    guard command.count.contains(line.arguments.count) else {
      throw ScriptError("Write “\(command.usage)”.", line: line.number)
    }
    do {
      try await command.run(Array(line.arguments))
    } catch {
      throw ScriptError("\(error)", line: line.number)
    }
    return command.changesScreen
  }
}
