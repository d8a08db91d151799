/// A Swift file, read for its measures.
package struct SwiftSource: Sendable {
  /// The path from the package's root.
  package let path: String
  /// The file's text.
  package let text: String
  /// All tokens, comments among them.
  package let tokens: [SwiftToken]
  /// The tokens that are code.
  package let code: [SwiftToken]
  /// The numbers, from 1, of the lines that hold code: no blank ones, and none with a comment only.
  /// A line inside a text of several lines is code unless it is blank.
  package let codeLines: [Int]

  /// The file at `path` that holds `text`.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = SwiftLexer.tokens(of: text)
    code = tokens.filter { $0.kind != .comment }
    codeLines = Self.lines(of: code)
  }

  /// The file's name without its ending: the role that it plays.
  package var role: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The lines of the file; the empty end after the last line break is none.
  package var lines: [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// How many lines of code there are between these lines.
  package func codeLineCount(in range: ClosedRange<Int>) -> Int {
    codeLines.count { range.contains($0) }
  }

  private static func lines(of tokens: [SwiftToken]) -> [Int] {
    var lines: Set<Int> = []
    for token in tokens {
      let parts = token.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (offset, part) in parts.enumerated() where part.contains(where: { !$0.isWhitespace }) {
        lines.insert(token.line + offset)
      }
    }
    return lines.sorted()
  }
}
