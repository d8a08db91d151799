import TestSupport

extension SourceFile {
  /// Returns the line numbers of expectations that combine a comparison with `try` or `await`.
  ///
  /// Swift Testing evaluates such an expression as a whole. A failed `#expect(try names() == [])`
  /// prints only the expression. A failed `#expect(names == [])` also prints the value of `names`.
  /// The formatter determines the layout: an expectation is one line, followed by lines with more
  /// indentation.
  static func silentComparisons(in lines: [String]) -> [Int] {
    lines.indices.filter { index in
      guard lines[index].has("#expect("),
        let start = lines[index].firstRange(of: "#expect(")?.upperBound,
        !lines[index].drop(while: { $0 == " " }).hasPrefix("//")
      else { return false }
      let margin = lines[index].indentation
      let rest = lines[(index + 1)...].prefix { $0.isEmpty || $0.indentation > margin }
      let text = ([String(lines[index][start...])] + rest).joined(separator: "\n")
      guard text.has("try") || text.has("await") else { return false }
      let condition = text.replacing(/"""[\s\S]*?"""|"(?:\\.|[^"\\])*"/, with: "")
      return !condition.contains(/^\s*(?:throws|processExitsWith):/)
        && condition.contains(/\b(?:try|await)\b/)
        && condition.contains(/\s(?:[=!]==?|[<>]=?)\s/)
    }.map { $0 + 1 }
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
