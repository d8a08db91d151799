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
        \(lanes(heading: "p") { sources in
          request.parts.first { $0.variant == sources.variant }
            .map { files($0.diff.files, of: $0, request) } ?? ""
        })
        <h4>Differences</h4>
        \(lanes { sources in
          request.parts.first { $0.variant == sources.variant }.map { diffs($0, request) } ?? ""
        })
        <details><summary>The shared layers: \(shared?.diff.files.count ?? 0) files</summary>
        \(shared.map { groups($0, request) + diffs($0, request) } ?? "")</details>
        """
      return Item(name: request.name, title: request.title, html: html)
    }
  }

  /// Returns lists of the changed source files, test files and other files.
  private func groups(_ part: ChangeRequest.Part, _ request: ChangeRequest) -> String {
    let groups = Dictionary(grouping: part.diff.files) { file in
      guard file.path.hasSuffix(".swift") else { return "Other files" }
      return file.path.hasPrefix("Tests/") ? "Test files" : "Source files"
    }
    return ["Source files", "Test files", "Other files"].compactMap { name in
      groups[name].map { "<p>\(name)</p>\(files($0, of: part, request))" }
    }.joined()
  }

  /// Returns a list of files with links to their diffs. If two files have the same name, each is
  /// listed with its folder.
  private func files(
    _ files: [FileDiff], of part: ChangeRequest.Part, _ request: ChangeRequest
  ) -> String {
    let items = files.map { file in
      let isUnique = part.diff.files.count { $0.name == file.name } == 1
      let name = file.path.split(separator: "/").suffix(isUnique ? 1 : 2).joined(separator: "/")
      return """
        <li><a href="#\(id(of: file, part, request))">\(HTML.escaped(name))</a> \
        \(file.figures)</li>
        """
    }
    return "<ul>\(items.joined())</ul>"
  }

  private func id(
    of file: FileDiff, _ part: ChangeRequest.Part, _ request: ChangeRequest
  ) -> String {
    let index = part.diff.files.firstIndex(of: file) ?? 0
    return HTML.escaped("diff-\(request.name)-\(part.variant.rawValue)-\(index + 1)")
  }

  private func diffs(_ part: ChangeRequest.Part, _ request: ChangeRequest) -> String {
    part.diff.files.map { file in
      let hunks = file.hunks.map { hunk in
        "<span class=\"c\">line \(hunk.oldStart)\n</span>" + hunk.lines.map(\.html).joined()
      }
      return """
        <details open id="\(id(of: file, part, request))" tabindex="-1">\
        <summary>\(HTML.escaped(file.name)) \(file.figures)</summary>
        <p class="quiet path">\(HTML.escaped(file.path).replacing("/", with: "/<wbr>"))</p>
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
    "+\(count(.added))\u{A0}−\(count(.removed))" + (isNew ? ", new" : isDeleted ? ", deleted" : "")
  }
}

extension FileDiff.Line {
  /// The line with its sign, in an element that marks added and removed lines.
  fileprivate var html: String {
    let element = kind == .added ? "ins" : kind == .removed ? "del" : "span"
    return HTML.line("\(kind.rawValue)\(HTML.escaped(text))", element, indent: text)
  }
}
