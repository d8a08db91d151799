internal import SourceMeasures

extension MeasureTable {
  /// The table for a terminal; rows of words stand below it.
  package var text: String {
    let names = variants.map(\.rawValue)
    let figures = groups.flatMap(\.rows).filter { $0.kind != .words }
    let width = (figures.map { Self.label($0).count }.max() ?? 0) + 2
    let widths = names.indices.map { column in
      max(names[column].count, figures.map { $0.cells[column].count }.max() ?? 0) + 2
    }
    func line(_ label: String, _ cells: [String]) -> String {
      let gaps = zip(cells, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
      return label + String(repeating: " ", count: width - label.count) + gaps.joined()
    }
    let rule = String(repeating: "─", count: width + widths.reduce(0, +))
    var lines = [line("", names), rule]
    for (place, group) in groups.enumerated() {
      if place > 0 { lines.append("") }
      lines.append(group.title.uppercased())
      for row in group.rows where row.kind != .words {
        lines.append(line(Self.label(row), row.cells))
      }
    }
    lines.append(rule)
    for row in groups.flatMap(\.rows) where row.kind == .words {
      lines.append(row.label.prefix(1).uppercased() + row.label.dropFirst() + ":")
      for (name, cell) in zip(names, row.cells) {
        lines += Self.wrapped("  \(name): \(cell)", indent: 4)
      }
    }
    lines.append("")
    for note in notes { lines += Self.wrapped(note, indent: 2) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func label(_ row: Row) -> String {
    row.kind == .part ? "    \(row.label)" : "  \(row.label)"
  }

  /// The text in lines of at most 100 characters, all but the first indented.
  private static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > 100 {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word
      } else {
        line += line.allSatisfy { $0 == " " } ? word : " " + word
      }
    }
    return lines + [line]
  }
}
