/// One command of a script: its words, and where it stands.
///
/// Words are parted by spaces or tabs; double or single quotes keep spaces inside a word, and `""`
/// is an empty one. `#` at the start of a word begins a comment.
public struct ScriptLine: Equatable, Sendable {
  /// The command and its arguments; not empty.
  public let words: [String]
  /// The line's number in its script, from 1.
  public let number: Int

  /// The command on line `number`; nil where the line is blank or a comment.
  ///
  /// - Throws: ``ScriptError`` for a quote that is not closed.
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
    if let quote { throw ScriptError("a \(quote) is not closed", line: number) }
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
