internal import ChangeRequests
internal import SourceMeasures

extension ComparisonPage {
  /// The change requests, each with its table, its files and its diffs.
  var requests: [Item] {
    changes.map { request in
      let table = MeasureTable(request)
      let shared = request.parts.first { $0.variant == .sharedLayers }
      let text = request.text.lines.dropFirst().drop(while: \.isEmpty).joined(separator: "\n")
      let html = """
        \(HTML.paragraphs(text))
        <details><summary>Its acceptance tests</summary>
        \(HTML.block([request.acceptance]))</details>
        \(HTML.table("Cost: \(request.title)", of: table.variants, table.groups))
        \(HTML.notes(table.notes))
        <h4>Changed files</h4>
        \(lanes(isForAll: true, heading: "p") { sources in
          request.parts.first { $0.variant == sources.variant }.map(files) ?? ""
        })
        <h4>Differences</h4>
        <details><summary>The shared layers: \(shared?.diff.files.count ?? 0) files</summary>
        \(shared.map(files) ?? "")\(shared.map(diffs) ?? "")</details>
        \(lanes { sources in
          request.parts.first { $0.variant == sources.variant }.map(diffs) ?? ""
        })
        """
      return Item(name: request.name, title: request.title, html: html)
    }
  }

  /// Returns the list of the files that a diff changes.
  private func files(_ part: ChangeRequest.Part) -> String {
    let items = part.diff.files.map { "<li>\(HTML.escaped($0.name)) \($0.figures)</li>" }
    return "<ul>\(items.joined())</ul>"
  }

  private func diffs(_ part: ChangeRequest.Part) -> String {
    part.diff.files.map { file in
      let hunks = file.hunks.map { hunk in
        "<span class=\"c\">line \(hunk.oldStart)\n</span>" + hunk.lines.map(\.html).joined()
      }
      return """
        <details open><summary>\(HTML.escaped(file.name)) \(file.figures)</summary>
        <p class="quiet path">\(HTML.escaped(file.path))</p>
        <pre><code>\(hunks.joined())</code></pre></details>
        """
    }.joined()
  }
}

extension Variant {
  fileprivate static let sharedLayers = ChangeRequest.Part.shared
}

extension FileDiff {
  fileprivate var name: String { String(path.split(separator: "/").last ?? "") }

  /// The numbers of added and removed lines, and whether the file is new or deleted.
  fileprivate var figures: String {
    "+\(count(.added)) −\(count(.removed))" + (isNew ? ", new" : isDeleted ? ", deleted" : "")
  }
}

extension FileDiff.Line {
  /// The line with its sign. The element of a changed line also has a colour.
  fileprivate var html: String {
    let element = kind == .added ? "ins" : kind == .removed ? "del" : "span"
    return HTML.line("\(kind.rawValue)\(HTML.escaped(text))", element, indent: text)
  }
}
