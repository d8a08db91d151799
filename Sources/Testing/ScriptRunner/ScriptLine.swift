/// The words of one line of a script.
///
/// White space separates words. Quotes keep spaces inside a word, but a single quote in the
/// middle of a word is an apostrophe. `""` is an empty word. `#` at the start of a word begins a
/// comment.
struct ScriptLine: Equatable {
  /// The command and its arguments, at least one word.
  let words: [String]

  /// Reads a line. Returns nil if the line is blank or contains only a comment.
  ///
  /// - Throws: ``ProgramError`` if a quote is not closed.
  init?(_ text: some StringProtocol) throws(ProgramError) {
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
        words += [word].compactMap(\.self)
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw ProgramError("The quote \(quote) is not closed.") }
    words += [word].compactMap(\.self)
    guard !words.isEmpty else { return nil }
    self.words = words
  }

  /// The first word, in lower case.
  var command: String { words[0].lowercased() }
  /// The words after the command.
  var arguments: ArraySlice<String> { words.dropFirst() }
}
