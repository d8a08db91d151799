import Foundation
package import SourceMeasures

/// The comparison as one HTML page that needs no other files.
///
/// The text is readable without a script. The script changes the theme, opens and closes files, and
/// shows the differences, which this type computes.
package struct ComparisonPage: Sendable {
  /// The number of roles with a colour of their own. All other roles share one colour.
  static let namedRoles = 7

  private let comparison: Comparison
  private let variants: [VariantSources]

  package init(_ comparison: Comparison, _ variants: [VariantSources]) {
    self.comparison = comparison
    self.variants = variants
  }

  static func colour(ofRole index: Int) -> String { "role-\(min(index, namedRoles))" }

  /// The text of the page: `page.html` with each placeholder replaced with its value.
  package var html: String {
    let table = MeasureTable(comparison, isComplete: true)
    let names = variants.map(\.variant.rawValue)
    let values = [
      "style": Self.styleSheet, "script": String(decoding: PackageResources.page_js, as: UTF8.self),
      "charts": BarChart.all(of: comparison).map(\.html).joined(),
      "columns": table.variants.map {
        "<th scope=\"col\" role=\"columnheader\">\($0.rawValue)</th>"
      }.joined(),
      "rows": table.groups.map(rows).joined(separator: "\n"),
      "words": table.groups.flatMap(\.rows).filter(\.isWords).map(words).joined(),
      "notes": table.notes.map { "<li>\(HTML.escaped($0))</li>" }.joined(),
      "sources": comparison.roles.enumerated().map(sources).joined(separator: "\n"),
      "from": options(names, selected: 0), "to": options(names, selected: names.count - 1),
      "roles": options(comparison.roles, selected: 0), "differences": differenceData,
    ]
    return String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing(/{{(\w+)}}/) { values[String($0.1)] ?? "" }
  }

  /// The style sheet; a test computes the contrast of its colours.
  package static var styleSheet: String {
    String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  private func rows(_ group: MeasureTable.Group) -> String {
    let rows = group.rows.filter { !$0.isWords }.map { row in
      let cells = row.cells.map { "<td role=\"cell\">\(HTML.escaped($0))</td>" }.joined()
      let head = "<th scope=\"row\" role=\"rowheader\">\(HTML.escaped(row.label))</th>"
      return "<tr role=\"row\">\(head)\(cells)</tr>"
    }
    return """
      <tbody role="rowgroup"><tr class="group" role="row">\
      <th scope="rowgroup" role="rowheader" colspan="\(variants.count + 1)">\
      <span>\(HTML.escaped(group.title))</span></th></tr>
      \(rows.joined(separator: "\n"))
      </tbody>
      """
  }

  private func words(_ row: MeasureTable.Row) -> String {
    let items = zip(variants, row.cells).map {
      "<dt>\($0.variant.rawValue)</dt><dd>\(HTML.escaped($1))</dd>"
    }
    let title = row.label.prefix(1).uppercased() + row.label.dropFirst()
    return "<section><h3>\(HTML.escaped(title))</h3><dl>\(items.joined())</dl></section>"
  }

  private func options(_ names: [String], selected: Int) -> String {
    names.enumerated().map { index, name in
      "<option\(index == selected ? " selected" : "")>\(HTML.escaped(name))</option>"
    }.joined()
  }

  /// Returns the files of a role, with a column for each variant.
  private func sources(_ index: Int, _ role: String) -> String {
    """
    <section class="role" style="--c:var(--\(Self.colour(ofRole: index)))" \
    aria-labelledby="role-\(index)">
    <h3 id="role-\(index)"><span class="dot"></span>\(HTML.escaped(role))</h3>
    <div class="columns">
    \(variants.map { cell($0, role) }.joined(separator: "\n"))
    </div></section>
    """
  }

  private func cell(_ sources: VariantSources, _ role: String) -> String {
    let name = sources.variant.rawValue
    guard let files = sources.roles.first(where: { $0.name == role })?.files else {
      return "<p class=\"none\"><b>\(name)</b> has no such file</p>"
    }
    let count = files.reduce(0) { $0 + $1.codeLines.count }
    let lines = files.flatMap(HTML.lines).map { "<span>\($0)\n</span>" }
    let label = "\(HTML.escaped(role)), \(name)"
    return """
      <details><summary aria-label="\(label), \(count) code lines"><b>\(name)</b> \
      <span>\(count) code lines</span></summary>
      <pre tabindex="0" role="region" aria-label="\(label)" \
      id="src-\(name)-\(HTML.escaped(role))"><code>\(lines.joined())</code></pre></details>
      """
  }

  /// JSON with the line differences of each role for each pair of variants, such as "=3-2+4".
  private var differenceData: String {
    var pairs: [String: [String: String]] = [:]
    for (index, old) in variants.enumerated() {
      for new in variants.dropFirst(index + 1) {
        pairs["\(old.variant.rawValue) \(new.variant.rawValue)"] = Dictionary(
          uniqueKeysWithValues: comparison.roles.map { role in
            (role, Self.runs(from: lines(old, role), to: lines(new, role)))
          })
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(pairs)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
  }

  private func lines(_ sources: VariantSources, _ role: String) -> [String] {
    sources.roles.first { $0.name == role }?.files.flatMap(\.lines) ?? []
  }

  /// Returns the numbers of equal, removed and added lines in order, such as "=3-2+4".
  package static func runs(from old: [String], to new: [String]) -> String {
    let change = new.difference(from: old)
    let removed = Set(change.removals.map { if case .remove(let at, _, _) = $0 { at } else { -1 } })
    let added = Set(change.insertions.map { if case .insert(let at, _, _) = $0 { at } else { -1 } })
    var signs = ""
    var (x, y) = (0, 0)
    while x < old.count || y < new.count {
      signs += removed.contains(x) ? "-" : added.contains(y) ? "+" : "="
      if signs.last != "+" { x += 1 }
      if signs.last != "-" { y += 1 }
    }
    return signs.matches(of: /(.)\1*/).map { "\($0.1)\($0.0.count)" }.joined()
  }
}
