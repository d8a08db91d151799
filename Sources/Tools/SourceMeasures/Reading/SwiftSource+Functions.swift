extension SwiftSource {
  /// The functions of the file, those inside of others too, in order.
  package var functions: [DeclaredFunction] {
    code.indices.compactMap { index in
      guard let name = functionName(at: index), let open = body(after: index),
        let close = closing(open)
      else { return nil }
      return DeclaredFunction(name: name, lines: code[index].line...code[close].line)
    }
  }

  /// The function with the most lines of code, and how many they are; the first where two have as
  /// many, nil where there is none.
  package var longestFunction: (function: DeclaredFunction, codeLines: Int)? {
    let measured = functions.map { (function: $0, codeLines: codeLineCount(in: $0.lines)) }
    return measured.max { $0.codeLines <= $1.codeLines && $0.codeLines != $1.codeLines }
  }

  private func functionName(at index: Int) -> String? {
    let token = code[index]
    guard token.kind == .keyword, index + 1 < code.count else { return nil }
    switch token.text {
    case "func": return code[index + 1].name + labels(after: index + 1)
    case "init", "subscript":
      let isCalled = index > 0 && code[index - 1].is(".")
      return isCalled ? nil : token.text + labels(after: index)
    case "deinit": return "deinit"
    case "var": return code[index + 1].kind == .identifier ? code[index + 1].name : nil
    default: return nil
    }
  }

  /// The labels of the parameters behind the name: "(_:in:)".
  private func labels(after index: Int) -> String {
    guard let open = code.indices.dropFirst(index + 1).first(where: { code[$0].is("(") }),
      let close = closing(open)
    else { return "" }
    var labels = ""
    var depth = 0
    var expectsLabel = true
    for place in (open + 1)..<max(close, open + 1) {
      let token = code[place]
      if depth == 0, expectsLabel, token.kind == .identifier || token.kind == .keyword {
        labels += token.text + ":"
        expectsLabel = false
      }
      if token.isOne(of: ["(", "[", "{"]) { depth += 1 }
      if token.isOne(of: [")", "]", "}"]) { depth -= 1 }
      if depth == 0, token.is(",") { expectsLabel = true }
    }
    return "(\(labels))"
  }

  /// The brace that opens the body of the declaration; nil for one without, as in a protocol.
  private func body(after index: Int) -> Int? {
    var depth = 0
    var place = index + 1
    while place < code.count {
      let token = code[place]
      if depth == 0, place > index + 1, endsStatement(before: place) { return nil }
      if token.is("{"), depth == 0 { return place }
      if token.isOne(of: ["(", "[", "{"]) { depth += 1 }
      if token.isOne(of: [")", "]", "}"]) {
        depth -= 1
        if depth < 0 { return nil }
      }
      place += 1
    }
    return nil
  }

  /// Whether a line break before the token ends what stands before it.
  private func endsStatement(before place: Int) -> Bool {
    let (before, token) = (code[place - 1], code[place])
    if token.is(";") { return true }
    guard token.line > before.line + before.text.count(where: { $0 == "\n" }) else { return false }
    let continues: Set = [
      "{", ".", "->", "where", "throws", "async", "rethrows", ":", "=", "(", "&",
    ]
    let expects: Set = [",", ":", "=", "->", "&", "(", "<", "where"]
    if token.isOne(of: continues) || before.isOne(of: expects) { return false }
    return token.kind != .operator && before.kind != .operator || before.isOne(of: ["?", "!", ">"])
  }

  /// The bracket that closes the one at `open`.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for place in open..<code.count where code[place].kind == .punctuation {
      if code[place].isOne(of: ["(", "[", "{"]) { depth += 1 }
      if code[place].isOne(of: [")", "]", "}"]) {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }
}
