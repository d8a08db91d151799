import Foundation
package import SourceMeasures

/// The comparison as one HTML page without other files.
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

  /// The text of the page.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>One screen, four variants</title>
    <style>
    \(Self.styleSheet)
    </style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the comparison</a>
    <header>
    <div><h1>One screen, four variants</h1>
    <p>The same people list, written four times to one specification, and measured.</p></div>
    <button type="button" id="theme" hidden>Dark theme</button>
    </header>
    <nav aria-label="On this page"><ul>
    <li><a href="#charts">Charts</a></li>
    <li><a href="#figures">Figures</a></li>
    <li><a href="#sources">Sources</a></li>
    <li><a href="#differences">Differences</a></li>
    </ul></nav>
    <main id="main" tabindex="-1">
    <section aria-labelledby="charts"><h2 id="charts">Charts</h2>
    <div class="charts">
    \(BarChart.all(of: comparison).map(\.html).joined())
    </div></section>
    \(figures)
    \(sources)
    \(differences)
    </main>
    <footer><p>Made by <code>swift run compare --html FILE</code>. To choose a variant, read
    <code>Guides/Comparison.md</code>.</p></footer>
    <script type="application/json" id="data">\(differenceData)</script>
    <script>
    \(String(decoding: PackageResources.page_js, as: UTF8.self))
    </script>
    </body>
    </html>

    """
  }

  /// The style sheet; a test computes the contrast of its colours.
  package static var styleSheet: String {
    String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  private var figures: String {
    let table = MeasureTable(comparison, isComplete: true)
    func row(_ row: MeasureTable.Row) -> String {
      let cells = row.cells.map { "<td role=\"cell\">\(HTML.escaped($0))</td>" }.joined()
      let head = "<th scope=\"row\" role=\"rowheader\">\(HTML.escaped(row.label))</th>"
      return "<tr role=\"row\">\(head)\(cells)</tr>"
    }
    func words(_ row: MeasureTable.Row) -> String {
      let items = zip(table.variants, row.cells).map {
        "<dt>\($0.rawValue)</dt><dd>\(HTML.escaped($1))</dd>"
      }
      let title = row.label.prefix(1).uppercased() + row.label.dropFirst()
      return "<section><h3>\(HTML.escaped(title))</h3><dl>\(items.joined())</dl></section>"
    }
    let heads = table.variants.map { "<th scope=\"col\" role=\"columnheader\">\($0.rawValue)</th>" }
    let groups = table.groups.map { group in
      """
      <tbody role="rowgroup"><tr class="group" role="row">\
      <th scope="rowgroup" role="rowheader" colspan="\(table.variants.count + 1)">\
      <span>\(HTML.escaped(group.title))</span></th></tr>
      \(group.rows.filter { !$0.isWords }.map(row).joined(separator: "\n"))
      </tbody>
      """
    }
    return """
      <section aria-labelledby="figures"><h2 id="figures">Figures</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="figures">
      <table role="table"><thead role="rowgroup"><tr role="row">\
      <td role="cell"></td>\(heads.joined())</tr></thead>
      \(groups.joined(separator: "\n"))
      </table></div>
      <div class="words">\(table.groups.flatMap(\.rows).filter(\.isWords).map(words).joined())</div>
      <ul class="notes">\(table.notes.map { "<li>\(HTML.escaped($0))</li>" }.joined())</ul>
      </section>
      """
  }

  /// The files: a section for each role, a column for each variant.
  private var sources: String {
    let rows = comparison.roles.enumerated().map { index, role in
      """
      <section class="role" style="--c:var(--\(Self.colour(ofRole: index)))" \
      aria-labelledby="role-\(index)">
      <h3 id="role-\(index)"><span class="dot"></span>\(HTML.escaped(role))</h3>
      <div class="columns">
      \(variants.map { cell($0, role) }.joined(separator: "\n"))
      </div></section>
      """
    }
    return """
      <section aria-labelledby="sources"><h2 id="sources">Sources</h2>
      <p>Each section is a role, each column a variant. Open a file to read it.</p>
      <p class="tools" hidden><button type="button" id="open">Open all files</button>
      <button type="button" id="close">Close all files</button></p>
      \(rows.joined(separator: "\n"))
      </section>
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

  private var differences: String {
    func options(_ names: [String], selected: Int) -> String {
      names.enumerated().map { index, name in
        "<option\(index == selected ? " selected" : "")>\(HTML.escaped(name))</option>"
      }.joined()
    }
    let names = variants.map(\.variant.rawValue)
    return """
      <section aria-labelledby="differences"><h2 id="differences">Differences</h2>
      <noscript><p>This section needs a script.</p></noscript>
      <form id="choice" hidden>
      <label>From <select id="from">\(options(names, selected: 0))</select></label>
      <label>to <select id="to">\(options(names, selected: names.count - 1))</select></label>
      <label>in <select id="role"><option>all roles</option>\
      \(options(comparison.roles, selected: 0))</select></label>
      </form>
      <p id="summary" role="status"></p>
      <div id="difference"></div>
      </section>
      """
  }

  /// The differences of each role for each pair of variants, such as "=3-2+4", as JSON.
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

  /// Returns the runs of equal, removed and added lines: "=3-2+4".
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
