import TestSupport

extension SourceFile {
  /// The names of the public types that the file declares at its top level.
  var publicTypes: [String] {
    codeLines.filter { $0.first != " " && ($0.contains("public ") || $0.contains("open ")) }
      .compactMap { line in
        let match = line.firstMatch(
          of:
            /^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:nonisolated |final |indirect )*(?:class|struct|enum|protocol|actor) (\w+)/
        )
        return match.map { String($0.1) }
      }
  }

  /// The numbers, from 1, of the lines that declare something public without a doc comment above.
  var undocumentedPublicLines: [Int] {
    lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " }
      guard line.contains("public ") || line.contains("open ") else { return false }
      guard
        line.wholeMatch(
          of: /(?:@\w+(?:\([^)]*\))? |nonisolated )*(?:public|open) (?!import|extension|\+|=).*/)
          != nil
      else { return false }
      var above = index - 1
      while above >= 0, lines[above].drop(while: { $0 == " " }).first == "@" { above -= 1 }
      return above < 0 || !lines[above].drop(while: { $0 == " " }).hasPrefix("///")
    }.map { $0 + 1 }
  }
}
