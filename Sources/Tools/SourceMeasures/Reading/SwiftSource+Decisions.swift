extension SwiftSource {
  /// What the rule of decision points counts, as readers are told it.
  package static let decisionRule = """
    if, guard, for, while, catch, each case of a switch, &&, ||, ??, and the ?: of a choice; not \
    default, not optional chaining, not #if.
    """

  /// Where the way through the code parts: the tokens that ``decisionRule`` counts.
  package var decisions: [SwiftToken] {
    var found: [SwiftToken] = []
    /// For each open bracket, whether it is the body of a switch.
    var brackets: [Bool] = []
    /// At which depth a switch waits for its body.
    var waiting: [Int] = []
    for (index, token) in code.enumerated() where token.kind != .text && !isInCondition(index) {
      switch token.text {
      case "{":
        let isSwitch = waiting.last == brackets.count
        if isSwitch { waiting.removeLast() }
        brackets.append(isSwitch)
      case "(", "[": brackets.append(false)
      case "}", ")", "]": _ = brackets.popLast()
      case "switch" where token.kind == .keyword && isStatement(index):
        waiting.append(brackets.count)
      case "case" where token.kind == .keyword:
        if brackets.last == true, !isPattern(index) { found.append(token) }
      case "if", "guard", "for", "while", "catch":
        if token.kind == .keyword, isStatement(index) { found.append(token) }
      case "&&", "||", "??":
        if token.kind == .operator, joinsValues(index) { found.append(token) }
      case "?":
        if token.kind == .operator, token.hasSpaceBefore { found.append(token) }
      default: break
      }
    }
    return found
  }

  /// A label of an argument (`cell(for: path)`) or of a parameter is no statement.
  private func isStatement(_ index: Int) -> Bool {
    let before = index > 0 ? code[index - 1] : nil
    let after = index + 1 < code.count ? code[index + 1] : nil
    if after?.is(":") == true { return false }
    return before?.isOne(of: ["(", ",", ".", "func"]) != true
  }

  /// `if case`, `for case` and `, case` match one pattern, and were counted by their keyword.
  private func isPattern(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    return code[index - 1].isOne(of: ["if", "guard", "for", "while", ",", "await", "try"])
  }

  /// Whether the operator stands between two values: not `Int??`, not `reduce(true, &&)`.
  private func joinsValues(_ index: Int) -> Bool {
    guard index > 0, index + 1 < code.count else { return false }
    let (token, before, after) = (code[index], code[index - 1], code[index + 1])
    guard token.hasSpaceBefore == token.hasSpaceAfter else { return false }
    if before.isOne(of: ["(", ",", "func", "="]) { return false }
    if after.isOne(of: [")", ",", "]", "=", ":", "}"]) { return false }
    return token.hasSpaceBefore || !after.is(".")
  }

  /// Whether the token belongs to the condition of `#if`, which the compiler decides.
  private func isInCondition(_ index: Int) -> Bool {
    let line = code[index].line
    var place = index
    while place > 0, code[place - 1].line == line { place -= 1 }
    return code[place].isOne(of: ["#if", "#elseif"])
  }
}
