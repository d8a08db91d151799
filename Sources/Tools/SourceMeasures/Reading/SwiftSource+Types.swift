extension SwiftSource {
  private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol"]

  /// The types that the file declares, nested ones too, in order. An extension declares none, and a
  /// typealias counts only where `includingAliases` says so.
  package func types(includingAliases: Bool = false) -> [DeclaredType] {
    var found: [DeclaredType] = []
    /// For each open brace, whether a type or an extension begins there.
    var braces: [Bool] = []
    var isTypeAhead = false
    for (index, token) in code.enumerated() where token.kind != .text {
      if token.is("{") {
        braces.append(isTypeAhead)
        isTypeAhead = false
      } else if token.is("}") {
        _ = braces.popLast()
      } else if token.is("extension") {
        isTypeAhead = true
      } else if declaresType(index) {
        found.append(
          DeclaredType(
            kind: token.text, name: code[index + 1].name, depth: braces.count { $0 }))
        isTypeAhead = true
      } else if includingAliases, token.is("typealias"), index + 1 < code.count {
        found.append(
          DeclaredType(
            kind: token.text, name: code[index + 1].name, depth: braces.count { $0 }))
      }
    }
    return found
  }

  /// `class func` and a label that is called `actor` declare no type.
  private func declaresType(_ index: Int) -> Bool {
    guard code[index].kind == .keyword, Self.kinds.contains(code[index].text),
      index + 2 < code.count, code[index + 1].kind == .identifier,
      code[index + 2].isOne(of: ["{", ":", "<", "where"])
    else { return false }
    return index == 0 || !code[index - 1].isOne(of: ["(", ",", ".", ":", "=", "import"])
  }
}

extension SwiftToken {
  /// The identifier without the backticks around it.
  var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}
