/// The words of a script's line.
///
/// Spaces and tabs separate words. Single or double quotes keep spaces inside a word, and `""` is
/// an empty word. `#` at the start of a word begins a comment.
struct ScriptLine: Equatable {
  /// The command and its arguments, at least one word.
  let words: [String]

  /// Parses a line of a script. Returns nil if the line is blank or a comment.
  ///
  /// - Throws: ``CommandFault`` if a quote is not closed.
  init?(_ text: some StringProtocol) throws(CommandFault) {
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
    if let quote { throw CommandFault("The quote \(quote) is not closed.") }
    if let word { words.append(word) }
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// The first word of the line, in lower case.
  var command: String { words[0].lowercased() }
  /// The words after the command.
  var arguments: ArraySlice<String> { words.dropFirst() }
}

/// Plays the commands of a script or of the keyboard, one command per line.
///
/// A failed command ends a script. Earlier commands keep their effect. At the keyboard the error is
/// printed, and the next command is read. Each session has the commands `help` and `quit`.
@MainActor
struct ScriptSession {
  let commands: [ScriptCommand]
  /// Shows the screen at the end of the input, and after each change from the keyboard.
  let draw: @MainActor () -> Void
  /// A closure that prints lines for the user.
  let write: @MainActor (String) -> Void
  /// A closure that prints error messages.
  let complain: @MainActor (String) -> Void

  /// Plays lines to their end or to `quit`. A script also ends at its first error.
  func play(_ lines: some Sequence<String>, isInteractive: Bool) async -> ExitStatus {
    for (index, text) in lines.enumerated() {
      do {
        guard let line = try ScriptLine(text) else { continue }
        if line.command == "quit", line.arguments.isEmpty { return .success }
        let changedScreen = try await perform(line)
        if isInteractive, changedScreen { draw() }
      } catch {
        complain(isInteractive ? "\(error)" : "line \(index + 1): \(error)")
        guard isInteractive else { return .dataError }
      }
    }
    draw()
    return .success
  }

  /// The commands of the session, including `help` and `quit`.
  private var allCommands: [ScriptCommand] {
    commands + [
      ScriptCommand("help", help: "list the commands", changesScreen: false) { _ in
        write(columns(self.allCommands.map { ($0.usage, $0.help) }))
      },
      ScriptCommand("quit", help: "stop without drawing the screen") { _ in },
    ]
  }

  /// Plays a command. Returns whether the command may have changed the screen.
  private func perform(_ line: ScriptLine) async throws -> Bool {
    guard let command = allCommands.first(where: { $0.name == line.command }) else {
      throw CommandFault("Unknown command “\(line.words[0])”. Type “help” for a list.")
    }
    guard command.count.contains(line.arguments.count) else {
      throw CommandFault("Write “\(command.usage)”.")
    }
    try await command.run(Array(line.arguments))
    return command.changesScreen
  }
}
