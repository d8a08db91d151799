package import SourceMeasures

/// Converts text, source code and tables to HTML.
package enum HTML {
  /// Escapes the characters with a special meaning in HTML.
  package static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
  }

  private static let entities: [Character: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// Escapes the name of a function. A long name breaks only after `.`, `:` or `(`.
  static func name(_ name: String) -> String {
    escaped(name).replacing(/[.:(](?=[^)])/) { "\($0.output)<wbr>" }
  }

  /// Escapes Markdown text, and marks the code and the bold words in it.
  static func inline(_ markdown: some StringProtocol) -> String {
    escaped(String(markdown)).replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
      .replacing(/\*\*([^*]+)\*\*/) { "<b>\($0.1)</b>" }
  }

  /// Returns the paragraphs and bulleted lists of Markdown text.
  static func paragraphs(_ markdown: String) -> String {
    markdown.split(separator: /\n\s*\n/).map { paragraph in
      guard paragraph.hasPrefix("- ") else { return "<p>\(inline(paragraph))</p>" }
      let items = paragraph.dropFirst(2).split(separator: "\n- ").map { "<li>\(inline($0))</li>" }
      return "<ul>\(items.joined())</ul>"
    }.joined()
  }

  static func notes(_ notes: some Sequence<String>) -> String {
    "<ul class=\"notes\">\(notes.map { "<li>\(inline($0))</li>" }.joined())</ul>"
  }

  /// Returns the lines of source files as a block of code.
  static func block(_ files: [SwiftSource]) -> String {
    let rows = files.flatMap { zip($0.lines, lines(of: $0)) }.map { line($1, indent: $0) }
    return "<pre><code>\(rows.joined())</code></pre>"
  }

  /// Returns a line of code as an element. A long line wraps below its own indentation.
  static func line(_ html: String, _ element: String = "span", indent line: String) -> String {
    let spaces = line.prefix { $0 == " " }.count
    let style = spaces > 0 ? " style=\"--i:\(spaces)\"" : ""
    return "<\(element)\(style)>\(html)\n</\(element)>"
  }

  /// Returns the lines of a source file with colored tokens. No element crosses a line break.
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

  /// Returns a table with a column for each variant.
  ///
  /// Rows whose cells are words instead of numbers are left out.
  ///
  /// If the window is narrow, the table scrolls in a region of its own, which can be focused with
  /// the keyboard.
  static func table(
    _ label: String, of variants: [Variant], _ groups: [MeasureTable.Group]
  ) -> String {
    let columns = variants.map { "<th scope=\"col\">\($0.rawValue)</th>" }
    let bodies = groups.map { group in
      let title = """
        <tr class="group"><th scope="rowgroup" colspan="\(variants.count + 1)">\(escaped(group.title))</th></tr>

        """
      let rows = group.rows.filter { !$0.isWords }.map { row in
        // A no-break space keeps the numbers of a change on one line.
        let cells = row.cells.map { cell in
          "<td>\(escaped(cell).replacing(" −", with: "\u{A0}−"))</td>"
        }.joined()
        return """
          <tr><th scope="row">\(escaped(row.label))</th>\(cells)</tr>

          """
      }
      return "<tbody>\(groups.count > 1 ? title : "")\(rows.joined())</tbody>"
    }
    return """
      <div class="scroll" role="region" tabindex="0" aria-label="\(escaped(label))"><table>\
      <thead><tr><td></td>\(columns.joined())</tr></thead>
      \(bodies.joined(separator: "\n"))</table></div>

      """
  }
}
