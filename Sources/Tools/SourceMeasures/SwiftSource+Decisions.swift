extension SwiftSource {
  /// The rule for decision points, as the report prints it.
  package static let decisionRule = """
    if, guard, for, while, catch, each case of a switch, &&, ||, ??, and the conditional operator; \
    not default, optional chaining or #if.
    """

  /// The tokens that ``decisionRule`` counts.
  package var decisions: [SwiftToken] {
    var found: [SwiftToken] = []
    /// For each open bracket, whether the bracket opens the body of a switch.
    var brackets: [Bool] = []
    /// The bracket depth of each switch whose body is not open yet.
    var switches: [Int] = []
    let conditions = Set(code.filter { $0.isOne(of: ["#if", "#elseif"]) }.map(\.line))
    for (index, token) in code.enumerated()
    where token.kind != .text && !conditions.contains(token.line) {
      switch token.text {
      case "{":
        brackets.append(switches.last == brackets.count)
        if brackets.last == true { switches.removeLast() }
      case "(", "[": brackets.append(false)
      case "}", ")", "]": _ = brackets.popLast()
      case "switch" where token.kind == .keyword && isStatement(index):
        switches.append(brackets.count)
      case "case":
        let isBranch = brackets.last == true && token.kind == .keyword
        if isBranch, !isPattern(index) { found.append(token) }
      case "if", "guard", "for", "while", "catch": if isStatement(index) { found.append(token) }
      case "&&", "||", "??": if joinsValues(index) { found.append(token) }
      case "?": if token.hasSpaceBefore { found.append(token) }
      default: break
      }
    }
    return found
  }

  private func isOne(_ words: [String], at index: Int) -> Bool {
    code.indices.contains(index) && code[index].isOne(of: words)
  }

  /// Returns whether the keyword begins a statement, unlike the label in `cell(for: path)`.
  private func isStatement(_ index: Int) -> Bool {
    code[index].kind == .keyword && !isOne([":"], at: index + 1)
      && !isOne(["(", ",", ".", "func"], at: index - 1)
  }

  /// Returns whether `case` follows `if`, `for` or a similar keyword, which is counted instead.
  private func isPattern(_ index: Int) -> Bool {
    isOne(["if", "guard", "for", "while", ",", "await", "try"], at: index - 1)
  }

  /// Returns whether the operator joins two values. In `Int??` and `reduce(true, &&)` it does not.
  private func joinsValues(_ index: Int) -> Bool {
    let token = code[index]
    return token.hasSpaceBefore == token.hasSpaceAfter
      && !isOne(["(", ",", "func", "="], at: index - 1)
      && !isOne([")", ",", "]", "=", ":", "}"], at: index + 1)
      && (token.hasSpaceBefore || !isOne(["."], at: index + 1))
  }
}
