package import ChangeRequests
package import SourceMeasures

/// A change request as text for a terminal or as Markdown.
package struct ChangeText {
  /// The smallest terminal width at which two diffs are shown side by side.
  package static let wideColumns = 160

  private let request: ChangeRequest
  private let parts: [ChangeRequest.Part]
  private let hasDiffs: Bool
  private let table: MeasureTable

  /// - Parameters:
  ///   - variants: The variants that the text contains.
  ///   - hasDiffs: Whether the text contains the diffs, and not only the paths of the files.
  package init(_ request: ChangeRequest, of variants: [Variant], hasDiffs: Bool = true) {
    (self.request, self.hasDiffs) = (request, hasDiffs)
    parts = variants.flatMap { variant in request.parts.filter { $0.variant == variant } }
    table = MeasureTable(request, of: variants)
  }

  /// Returns the request, the table, and the diffs.
  ///
  /// - Parameter columns: The width of the terminal, or nil for a file.
  package func text(columns: Int?) -> String {
    let head = [request.text, table.text, "Acceptance tests: \(acceptance)\n"]
    guard let columns, columns >= Self.wideColumns, parts.count == 2, hasDiffs else {
      let diffs = parts.map { part in
        "=== \(part.variant.rawValue) ===\n"
          + part.diff.files.map { (hasDiffs ? "\n" : "") + text(of: $0) + "\n" }.joined()
      }
      return (head + diffs).joined(separator: "\n")
    }
    return (head + [sideBySide(width: (columns - 3) / 2)]).joined(separator: "\n")
  }

  /// The request, the table, and the diffs as Markdown.
  package var markdown: String {
    let head = [request.text, table.markdown, "Acceptance tests: `\(acceptance)`\n"]
    let diffs = parts.map { part in
      "## \(part.variant.rawValue)\n\n```diff\n"
        + part.diff.files.map { text(of: $0) + "\n" }.joined() + "```\n"
    }
    return (head + diffs).joined(separator: "\n")
  }

  private func text(of file: FileDiff) -> String {
    hasDiffs ? file.text.joined(separator: "\n") : file.heading
  }

  private var acceptance: String { request.acceptance.path }

  /// Returns the first two diffs in two columns. Files of the same name are beside each other.
  private func sideBySide(width: Int) -> String {
    let (left, right) = (parts[0], parts[1])
    var rest = right.diff.files
    var rows = [(["=== \(left.variant.rawValue) ==="], ["=== \(right.variant.rawValue) ==="])]
    for file in left.diff.files {
      let twin = rest.firstIndex { $0.name == file.name }.map { rest.remove(at: $0) }
      rows.append((file.text, twin?.text ?? []))
    }
    rows += rest.map { ([], $0.text) }
    let lines = rows.flatMap { row -> [String] in
      let (left, right) = (wrapped(row.0, width), wrapped(row.1, width))
      return (0..<max(left.count, right.count)).map { index in
        let text = index < left.count ? left[index] : ""
        let gap = String(repeating: " ", count: width - text.count)
        return "\(text)\(gap) │ \(index < right.count ? right[index] : "")"
      } + [""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func wrapped(_ lines: [String], _ width: Int) -> [String] {
    lines.flatMap { line -> [String] in
      let indent = line.prefix(1) + line.dropFirst().prefix { $0 == " " } + "    "
      var (done, rest) = ([String](), line)
      while rest.count > width {
        let cut = rest.prefix(width).lastIndex(of: " ").map { rest[..<$0] }
        let first = cut.flatMap { $0.count > indent.count ? $0 : nil } ?? rest.prefix(width)
        done.append(String(first))
        rest = String(indent + rest[first.endIndex...].drop { $0 == " " })
      }
      return done + [rest]
    }
  }
}

extension FileDiff {
  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }

  /// The path, and whether the file is new, deleted or renamed.
  fileprivate var heading: String {
    path
      + (isNew ? " (new)" : isDeleted ? " (deleted)" : path == oldPath ? "" : " (was \(oldPath))")
  }

  /// The path and the hunks as lines.
  package var text: [String] {
    [heading]
      + hunks.flatMap { hunk in
        (isNew ? [] : ["@@ line \(hunk.oldStart) @@ \(hunk.heading)"])
          + hunk.lines.map { "\($0.kind.rawValue)\($0.text)" }
      }
  }
}
