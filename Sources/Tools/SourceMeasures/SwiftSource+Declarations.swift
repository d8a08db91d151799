/// A type that a file declares.
package struct DeclaredType: Equatable, Sendable {
  package let name: String
  /// Whether the type is not nested in another type or in an extension.
  package let isTopLevel: Bool
  package let isProtocol: Bool
  package let isAlias: Bool
}

extension SwiftSource {
  func declaredTypes() -> [DeclaredType] {
    var found: [DeclaredType] = []
    /// For each open brace, whether the brace opens a type or an extension.
    var braces: [Bool] = []
    var isTypeAhead = false
    for (index, token) in code.enumerated()
    where token.kind == .keyword || token.kind == .punctuation {
      switch token.text {
      case "{":
        braces.append(isTypeAhead)
        isTypeAhead = false
      case "}": _ = braces.popLast()
      case "extension" where token.kind == .keyword: isTypeAhead = true
      case _ where declaresType(index):
        let isAlias = token.text == "typealias"
        found.append(
          DeclaredType(
            name: code[index + 1].name, isTopLevel: !braces.contains(true),
            isProtocol: token.text == "protocol", isAlias: isAlias))
        isTypeAhead = !isAlias
      default: break
      }
    }
    return found
  }

  /// Returns whether the keyword declares a type.
  ///
  /// The result is false for `class func` and for a label such as `actor:`.
  package func declaresType(_ index: Int) -> Bool {
    code[index].kind == .keyword && code[index].isOne(of: Self.typeKeywords)
      && index + 2 < code.count && code[index + 1].kind == .identifier
      && code[index + 2].isOne(of: ["{", ":", "<", "where", "="])
      && (index == 0 || !code[index - 1].isOne(of: ["(", ",", ".", ":", "=", "import"]))
  }

  private static let typeKeywords = ["class", "struct", "enum", "actor", "protocol", "typealias"]

  /// The function with the most lines of code, if any.
  ///
  /// Initializers, deinitializers and subscripts count as functions. If several functions have the
  /// most lines, the result is the first of them.
  package var longestFunction: (name: String, codeLines: Int)? {
    var longest: (name: String, codeLines: Int)?
    for index in code.indices where code[index].kind == .keyword {
      guard let name = functionName(index), let lines = functionLines(index) else { continue }
      let count = codeLines.count { lines.contains($0) }
      if count > longest?.codeLines ?? 0 { longest = (name, count) }
    }
    return longest
  }

  private func functionName(_ index: Int) -> String? {
    switch code[index].text {
    case "func": index + 1 < code.count ? code[index + 1].name : nil
    case "init", "subscript", "deinit": code[index].text
    default: nil
    }
  }

  /// Returns the lines from the keyword to the closing brace, if any.
  func functionLines(_ index: Int) -> ClosedRange<Int>? {
    let declarations = ["func", "init", "subscript", "var", "let", "static", "case", "}"]
    var (depth, hasBody) = (0, false)
    for token in code[(index + 1)...] where token.kind != .text {
      if !hasBody, depth == 0, token.isOne(of: declarations), token.line > code[index].line {
        return nil
      }
      if token.isOne(of: ["(", "[", "{"]) {
        hasBody = hasBody || depth == 0 && token.text == "{"
        depth += 1
      } else if token.isOne(of: [")", "]", "}"]) {
        depth -= 1
        if depth < 0 { return nil }
        if depth == 0, hasBody, token.text == "}" { return code[index].line...token.line }
      }
    }
    return nil
  }
}
