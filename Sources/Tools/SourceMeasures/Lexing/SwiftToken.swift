/// A piece of Swift source that is not space: a word, a sign, a text or a comment.
package struct SwiftToken: Equatable, Sendable {
  /// What sort of piece it is.
  package enum Kind: String, Sendable {
    case keyword, identifier, number, text, comment, attribute, directive, `operator`, punctuation
  }

  package let kind: Kind
  package let text: String
  /// Where the token stands, in bytes of the source.
  package let range: Range<Int>
  /// The number of the line where the token begins, from 1.
  package let line: Int
  /// Whether space, or an end of the source, stands before it and after it.
  package let hasSpaceBefore: Bool
  package let hasSpaceAfter: Bool

  /// Whether it is this word or sign, and not one in backticks or in a text.
  package func `is`(_ word: String) -> Bool {
    text == word && kind != .text && kind != .comment
  }

  /// Whether it is one of these words or signs.
  package func isOne(of words: Set<String>) -> Bool {
    kind != .text && kind != .comment && words.contains(text)
  }

  /// The words that Swift keeps for itself, and those that it uses where a declaration begins.
  package static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
    "in", "indirect", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating",
    "nil", "nonisolated", "open", "override", "package", "private", "protocol", "public", "repeat",
    "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned",
    "var", "weak", "where", "while",
  ]
}
