import Foundation
import TestSupport

extension SourceFile {
  /// The Swift files of the package, without `Package.swift`.
  static let package = ["Sources", "Tests", "Examples"]
    .flatMap { (try? SourceFile.all(below: $0)) ?? [] }

  /// The names of the types that the file declares, at any depth.
  var declaredTypes: Set<String> {
    Set(
      codeLines.flatMap { line -> [String] in
        guard Self.typeKeywords.contains(where: line.has) else { return [] }
        let words = line.identifiers
        return zip(words, words.dropFirst()).filter { Self.typeKeywords.contains($0.0) }
          .map { $0.1 }
      })
  }

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// The names of the public types that the file declares at its top level.
  var publicTypes: [String] {
    let declaration = /\b(?:class|struct|enum|protocol|actor) (\w+)/
    return codeLines.filter { ($0.has("public ") || $0.has("open ")) && $0.first != " " }
      .compactMap { $0.firstMatch(of: declaration).map { String($0.1) } }
  }

  /// The line numbers, from 1, of public declarations without a doc comment.
  var undocumentedPublicLines: [Int] {
    lines.indices.filter { index in
      guard lines[index].has("public ") || lines[index].has("open ") else { return false }
      let line = lines[index].drop { $0 == " " }
      guard ["public ", "open ", "@", "nonisolated "].contains(where: line.hasPrefix) else {
        return false
      }
      var above = index - 1
      while above >= 0, lines[above].drop(while: { $0 == " " }).first == "@" { above -= 1 }
      if above >= 0, lines[above].drop(while: { $0 == " " }).hasPrefix("///") { return false }
      // A regular expression is slow, so only lines without a doc comment above are matched.
      let declaration =
        /(?:@\w+(?:\([^)]*\))? |nonisolated )*(?:public|open) (?!import|extension|\+|=).*/
      return line.wholeMatch(of: declaration) != nil
    }.map { $0 + 1 }
  }
}

/// The tests search all sources, so these functions read bytes instead of characters.
extension String {
  /// Returns whether the text contains `part`.
  func has(_ part: String) -> Bool { strstr(self, part) != nil }

  /// The words of letters, digits and underscores. Each character outside ASCII is a letter.
  var identifiers: [String] {
    let bytes = Array(utf8)
    var words: [String] = []
    var (start, place) = (0, 0)
    while place <= bytes.count {
      if place == bytes.count || !bytes[place].isInIdentifier {
        if place > start { words.append(String(decoding: bytes[start..<place], as: UTF8.self)) }
        start = place + 1
      }
      place += 1
    }
    return words
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, "_", or part of another character.
  var isInIdentifier: Bool {
    self >= 0x61 && self <= 0x7A || self >= 0x41 && self <= 0x5A || self >= 0x30 && self <= 0x39
      || self == 0x5F || self >= 0x80
  }
}
