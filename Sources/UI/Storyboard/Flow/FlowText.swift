nonisolated extension StoryboardFlow.Node {
  /// What is written in the node's box, a line each.
  var labelLines: [String] {
    ([title] + [detail].filter { !$0.isEmpty } + placeholders.map { "▣ " + $0 })
      .map { $0.utf8.count > 40 && $0.count > 40 ? $0.prefix(39) + "…" : $0 }
  }

  /// How wide the longest line is; the title is bold.
  var labelWidth: Double {
    max(
      FlowText.width(of: labelLines[0]) * 1.12,
      labelLines.dropFirst().map(FlowText.width).max() ?? 0)
  }
}

/// What a picture needs to know of a text.
nonisolated enum FlowText {
  /// About how wide the text is drawn at 13 points, in points: no font is at hand to ask. East Asian
  /// signs and emoji count for two.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 13 : 7.4) }
  }

  /// The text for use in XML.
  ///
  /// Scalar by scalar: a “<” with an accent upon it is another character, but XML's “<” all the same.
  static func escaped(_ text: String) -> String {
    // Most texts stand for themselves, and are not taken apart to find that out.
    guard text.utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in one line: an identifier may have been given several.
  static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
