extension SwiftSource {
  /// How many lines of code stand below `// MARK: name`, to the next mark or the end; nil where
  /// there is no such mark.
  package func codeLines(inSection name: String) -> Int? {
    guard let range = section(name) else { return nil }
    return codeLineCount(in: range)
  }

  /// The lines of the section called `name`, from its mark on.
  package func section(_ name: String) -> ClosedRange<Int>? {
    let marks = tokens.compactMap { token in
      token.markName.map { (name: $0, line: token.line) }
    }
    guard let place = marks.firstIndex(where: { $0.name == name }) else { return nil }
    let end = place + 1 < marks.count ? marks[place + 1].line - 1 : Int.max
    return marks[place].line...end
  }
}

extension SwiftToken {
  /// The name in a `// MARK:` comment; nil for everything else.
  var markName: String? {
    guard kind == .comment, text.hasPrefix("// MARK:") else { return nil }
    let name = text.dropFirst(8).drop { $0 == " " || $0 == "-" }
    return String(name)
  }
}
