package import SourceMeasures

/// Text for an HTML page.
package enum HTML {
  /// Escapes the characters with a meaning in HTML.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, sign in
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(sign)
      }
    }
  }

  static func dot(_ colour: String) -> String {
    "<span class=\"dot\" style=\"--c:var(--\(colour))\"></span>"
  }

  /// Returns the file's lines with coloured tokens. No element crosses a line break.
  package static func lines(of source: SwiftSource) -> [String] {
    let bytes = Array(source.text.utf8)
    func text(_ range: Range<Int>) -> String {
      escaped(String(decoding: bytes[range], as: UTF8.self))
    }
    var (html, place) = ("", 0)
    for token in source.tokens {
      html += text(place..<token.range.lowerBound)
      place = token.range.upperBound
      guard let name = name(of: token) else {
        html += text(token.range)
        continue
      }
      html += text(token.range).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "<i class=\(name)>\($0)</i>" }.joined(separator: "\n")
    }
    html += text(place..<bytes.count)
    var lines = html.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
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
