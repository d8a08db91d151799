extension SwiftSource {
  private static let declaring = [
    "func", "var", "let", "case", "class", "struct", "enum", "actor", "protocol", "typealias",
    "extension", "import",
  ]

  /// Returns the lines that declare a name, or the lines that use it.
  ///
  /// `Name.self` does not count as a use, because it only mentions the type.
  package func places(of name: String, declared: Bool) -> [Int] {
    code.indices.filter { index in
      guard code[index].kind == .identifier, code[index].name == name else { return false }
      let isDeclared = index > 0 && code[index - 1].isOne(of: Self.declaring)
      let isMention = code[index...].dropFirst().prefix(2).map(\.text) == [".", "self"]
      return declared ? isDeclared : !isDeclared && !isMention
    }.map { code[$0].line }
  }

  /// Returns the line of each place with these tokens.
  package func places(of tokens: [String]) -> [Int] {
    guard let first = tokens.first else { return [] }
    return code.indices.filter { index in
      code[index].text == first && code[index...].prefix(tokens.count).map(\.text) == tokens
    }.map { code[$0].line }
  }
}
