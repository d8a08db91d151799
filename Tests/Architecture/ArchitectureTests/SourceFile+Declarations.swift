import TestSupport

extension SourceFile {
  /// The Swift files of the package, without `Package.swift`.
  static let package = ["Sources", "Tests", "Examples"]
    .flatMap { (try? SourceFile.all(below: $0)) ?? [] }

  /// The names of the types that the file declares, at any depth.
  var declaredTypes: Set<String> {
    Set(
      codeLines.flatMap { line -> [String] in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst())
          .filter { Self.typeKeywords.contains($0.0) }.map { String($0.1) }
      })
  }

  private static let typeKeywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The names of the public types that the file declares at its top level.
  var publicTypes: [String] {
    codeLines.filter { $0.first != " " && ($0.contains("public ") || $0.contains("open ")) }
      .compactMap { $0.firstMatch(of: /\b(?:class|struct|enum|protocol|actor) (\w+)/) }
      .map { String($0.1) }
  }

  /// The line numbers, from 1, of public declarations without a doc comment.
  var undocumentedPublicLines: [Int] {
    // A regular expression is compiled once for each value, so the loop shares one.
    let declaration =
      /(?:@\w+(?:\([^)]*\))? |nonisolated )*(?:public|open) (?!import|extension|\+|=).*/
    return lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " }
      guard ["public ", "open ", "@", "nonisolated "].contains(where: line.hasPrefix),
        line.wholeMatch(of: declaration) != nil
      else { return false }
      var above = index - 1
      while above >= 0, lines[above].drop(while: { $0 == " " }).first == "@" { above -= 1 }
      return above < 0 || !lines[above].drop(while: { $0 == " " }).hasPrefix("///")
    }.map { $0 + 1 }
  }
}
