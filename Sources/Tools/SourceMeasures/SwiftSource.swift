/// A Swift file and its tokens.
package struct SwiftSource: Sendable {
  /// The path of the file, relative to the package's root.
  ///
  /// For a file outside the package, the path is relative to the folder that was read.
  package let path: String
  package let text: String
  /// All tokens, including comments.
  package let tokens: [SwiftToken]
  /// The tokens except comments.
  package let code: [SwiftToken]
  /// The numbers of the lines with code, counted from 1.
  ///
  /// Blank lines, comment lines and lines with `#if`, `#elseif`, `#else` or `#endif` are not code.
  package let codeLines: [Int]
  /// The declared types and type aliases, including nested types, in order.
  package private(set) var types: [DeclaredType] = []

  /// Reads the tokens of `text`.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = SwiftToken.tokens(of: text)
    code = tokens.filter { $0.kind != .comment }
    var lines: [Int] = []
    var directive = 0
    for token in code {
      if token.isOne(of: ["#if", "#elseif", "#else", "#endif"]) { directive = token.line }
      if token.line == directive { continue }
      if token.line != lines.last { lines.append(token.line) }
      guard token.kind == .text, token.text.utf8.contains(UInt8(ascii: "\n")) else { continue }
      for (line, text) in zip(token.line..., token.text.lines).dropFirst()
      where !text.allSatisfy(\.isWhitespace) { lines.append(line) }
    }
    codeLines = lines
    types = declaredTypes()
  }

  /// The file's name without its extension.
  package var role: String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  /// The lines of the file.
  package var lines: [String] { text.lines }

  /// The names of the imported modules, each once, in order.
  package var imports: [String] {
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    var modules: [String] = []
    for (index, token) in code.enumerated() where token.kind == .keyword && token.text == "import" {
      let next = code.dropFirst(index + 1).first { !$0.isOne(of: kinds) }
      if let next, !modules.contains(next.text) { modules.append(next.text) }
    }
    return modules
  }

  /// Whether the file imports HeadlessUI, Pilot or UIKit.
  package var importsViews: Bool {
    !Set(imports).isDisjoint(with: ["HeadlessUI", "Pilot", "UIKit"])
  }

  /// The identifiers that do not follow a dot. After a dot, most identifiers name members.
  package var names: Set<String> {
    var found: Set<String> = []
    for (index, token) in code.enumerated() where token.kind == .identifier {
      if index == 0 || code[index - 1].text != "." { found.insert(token.name) }
    }
    return found
  }

  /// Returns the number of code lines in a section; nil without its mark.
  ///
  /// The section lasts from `// MARK: name` to the next mark.
  package func codeLines(inSection name: String) -> Int? {
    let marks = tokens.filter { $0.kind == .comment && $0.text.hasPrefix("// MARK:") }
    let section = marks.drop { $0.text.dropFirst(8).drop { " -".contains($0) } != name }
    guard let begin = section.first?.line else { return nil }
    let end = section.dropFirst().first?.line ?? .max
    return codeLines.count { $0 > begin && $0 < end }
  }
}

extension String {
  /// The lines of the text. A line break at the end does not begin another line.
  package var lines: [String] {
    var lines: [String] = []
    let bytes = Array(utf8)
    var (start, place) = (0, 0)
    // In a debug build, this loop over bytes is several times faster than `split`.
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") {
        lines.append(String(decoding: bytes[start..<place], as: UTF8.self))
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return lines
  }
}
