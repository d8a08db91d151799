internal import SourceMeasures

extension MeasureTable {
  /// The table in Markdown, its notes below it; ends with a line break.
  package var markdown: String {
    var lines = [
      row("", variants.map(\.rawValue)),
      "|---|" + variants.map { _ in "--:|" }.joined(),
    ]
    for group in groups {
      lines.append(row("**\(group.title)**", variants.map { _ in "" }))
      for entry in group.rows {
        lines.append(row(entry.kind == .part ? "– \(entry.label)" : entry.label, entry.cells))
      }
    }
    lines.append("")
    lines += notes.map { "- " + $0.replacing("*:", with: "\\*:") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ label: String, _ cells: [String]) -> String {
    let escaped = ([label] + cells).map { cell in
      cell.replacing("|", with: "\\|").replacing(/\*$/, with: "\\*")
    }
    let label = label.hasPrefix("**") ? label : escaped[0]
    return "| " + ([label] + escaped.dropFirst()).joined(separator: " | ") + " |"
  }
}
