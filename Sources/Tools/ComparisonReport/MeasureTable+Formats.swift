package import SourceMeasures

extension MeasureTable {
  /// The table as text for a terminal. Rows that contain words are below the table.
  package var text: String {
    let names = variants.map(\.rawValue)
    let rows = groups.flatMap(\.rows)
    let figures = rows.filter { !$0.isWords }
    let width = (figures.map(\.label.count).max() ?? 0) + 2
    let widths = names.indices.map { column in
      max(names[column].count, figures.map { $0.cells[column].count }.max() ?? 0) + 2
    }
    func line(_ label: String, _ cells: [String]) -> String {
      let gaps = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return label + String(repeating: " ", count: width - label.count) + gaps.joined()
    }
    var lines = [line("", names)]
    for group in groups {
      lines += ["", group.title.uppercased()]
      lines += group.rows.filter { !$0.isWords }.map { line($0.label, $0.cells) }
    }
    for row in rows where row.isWords {
      lines += ["", row.label.prefix(1).uppercased() + row.label.dropFirst() + ":"]
      lines += zip(names, row.cells).flatMap { Self.wrapped("  \($0): \($1)", indent: 4) }
    }
    lines.append("")
    lines += notes.flatMap { Self.wrapped($0, indent: 2) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Breaks the text into lines of at most 100 characters. All lines except the first are indented.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let words = text.split(separator: " ").dropFirst()
    let first = String(text.prefix { $0 == " " }) + (text.split(separator: " ").first ?? "")
    return words.reduce(into: [first]) { lines, word in
      let line = lines.removeLast()
      lines +=
        line.count + 1 + word.count > 100
        ? [line, String(repeating: " ", count: indent) + word] : ["\(line) \(word)"]
    }
  }

  /// The table in Markdown, with the notes below it.
  package var markdown: String {
    func line(_ cells: [String]) -> String {
      let escaped = cells.map { $0.replacing("|", with: "\\|").replacing(/\*$/, with: "\\*") }
      return "| " + escaped.joined(separator: " | ") + " |"
    }
    var lines = [line([""] + variants.map(\.rawValue))]
    lines.append("|---|" + variants.map { _ in "--:|" }.joined())
    for group in groups {
      if groups.count > 1 {
        lines.append("| **\(group.title)** |" + variants.map { _ in "  |" }.joined())
      }
      lines += group.rows.map { line([$0.label] + $0.cells) }
    }
    lines.append("")
    lines += notes.map { "- " + $0.replacing("*:", with: "\\*:") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A section of a guide that a command with `--update` writes between two marks.
package struct GuideSection: Sendable {
  package static let sources = sources(of: .people)
  package static let running = Self(title: "running times", command: "compare")
  package static let changes = Self(title: "change requests", command: "compare")
  package static let faults = Self(title: "faults", command: "compare")
  package static let architectures = Self(title: "architectures", command: "compare")

  private let title: String
  private let command: String

  /// Returns the guide section with the source measures of `group`.
  package static func sources(of group: VariantGroup) -> Self {
    Self(title: "source measures", command: group.command)
  }

  package var begin: String {
    "<!-- \(title): begin; swift run \(command) --update writes them -->"
  }
  package var end: String { "<!-- \(title): end -->" }

  /// Returns the guide with `table` between the marks.
  ///
  /// The result is nil unless both marks occur in order.
  package func updated(_ text: String, with table: MeasureTable) -> String? {
    guard let first = text.firstRange(of: begin),
      let last = text[first.upperBound...].firstRange(of: end)
    else { return nil }
    return text[..<first.upperBound] + "\n\n" + table.markdown + "\n" + text[last.lowerBound...]
  }
}
