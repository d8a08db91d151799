package import SourceMeasures

/// Swift source in the page's few colours: comments step back, keywords, texts, numbers and types
/// are told apart, all else is plain.
package enum Highlighter {
  /// The file's lines as HTML, no element across a line break.
  package static func lines(of source: SwiftSource) -> [String] {
    let bytes = Array(source.text.utf8)
    var html = ""
    var place = 0
    for token in source.tokens {
      html += text(bytes[place..<token.range.lowerBound])
      let inside = text(bytes[token.range])
      html += name(of: token).map { wrapped(inside, in: $0) } ?? inside
      place = token.range.upperBound
    }
    html += text(bytes[place...])
    var lines = html.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    HTML.escaped(String(decoding: bytes, as: UTF8.self))
  }

  private static func wrapped(_ html: String, in name: String) -> String {
    html.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "<i class=\(name)>\($0)</i>" }
      .joined(separator: "\n")
  }

  private static func name(of token: SwiftToken) -> String? {
    switch token.kind {
    case .keyword, .directive, .attribute: "k"
    case .text: "s"
    case .comment: "c"
    case .number: "n"
    case .identifier: token.text.first?.isUppercase == true ? "t" : nil
    case .operator, .punctuation: nil
    }
  }
}
