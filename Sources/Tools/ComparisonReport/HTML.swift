package import SourceMeasures

/// Converts text and source code to HTML.
package enum HTML {
  /// Escapes the characters with a special meaning in HTML.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
  }

  private static let entities: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  static func dot(_ colour: String) -> String {
    "<span class=\"dot\" style=\"--c:var(--\(colour))\"></span>"
  }

  /// Returns the lines of a source file with coloured tokens. No element crosses a line break.
  package static func lines(of source: SwiftSource) -> [String] {
    let bytes = Array(source.text.utf8)
    var (html, place) = ("", 0)
    for token in source.tokens {
      // White space between tokens needs no escape.
      html += String(decoding: bytes[place..<token.range.lowerBound], as: UTF8.self)
      place = token.range.upperBound
      let name = name(of: token)
      html += escaped(token.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { name == nil || $0.isEmpty ? $0 : "<i class=\(name ?? "")>\($0)</i>" }
        .joined(separator: "\n")
    }
    return html.lines
  }

  private static func name(of token: SwiftToken) -> String? {
    switch token.kind {
    case .keyword, .directive: "k"
    case .text: "s"
    case .comment: "c"
    case .number: "n"
    case .identifier: token.text.first?.isUppercase == true ? "t" : nil
    case .operator, .punctuation: nil
    }
  }
}
