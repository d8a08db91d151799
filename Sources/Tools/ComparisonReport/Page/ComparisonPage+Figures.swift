internal import SourceMeasures

extension ComparisonPage {
  /// The table. On a phone each label stands above its figures: the style sheet makes grids of the
  /// rows then, and the roles keep the table one for a screen reader.
  var figures: String {
    let table = MeasureTable(comparison)
    let heads = table.variants.map { "<th scope=\"col\" role=\"columnheader\">\($0.rawValue)</th>" }
      .joined()
    let groups = table.groups.map { group in
      let title = HTML.escaped(group.title)
      return """
        <tbody role="rowgroup"><tr class="group" role="row">\
        <th scope="rowgroup" role="rowheader" colspan="\(table.variants.count + 1)">\
        <span>\(title)</span></th></tr>
        \(group.rows.filter { $0.kind != .words }.map(row).joined(separator: "\n"))
        </tbody>
        """
    }
    let notes = table.notes.map { "<li>\(HTML.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <section aria-labelledby="figures"><h2 id="figures">Figures</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="figures">
      <table role="table"><thead role="rowgroup"><tr role="row">\
      <td role="cell"></td>\(heads)</tr></thead>
      \(groups.joined(separator: "\n"))
      </table></div>
      <div class="words">
      \(table.groups.flatMap(\.rows).filter { $0.kind == .words }.map { words($0, table) }.joined())
      </div>
      <ul class="notes">
      \(notes)
      </ul></section>
      """
  }

  private func row(_ row: MeasureTable.Row) -> String {
    let place = row.kind == .part ? roles.firstIndex(of: row.label) : nil
    let dot = place.map { "<span class=\"dot\" style=\"--c:var(--role-\($0))\"></span>" } ?? ""
    let cells = row.cells.map { "<td role=\"cell\">\(HTML.escaped($0))</td>" }.joined()
    return """
      <tr class="\(row.kind == .part ? "part" : "figure")" role="row">\
      <th scope="row" role="rowheader">\(dot)\
      \(HTML.escaped(row.label))</th>\(cells)</tr>
      """
  }

  /// Words for each variant have no room in a column: they are a list of their own.
  private func words(_ row: MeasureTable.Row, _ table: MeasureTable) -> String {
    let items = zip(table.variants, row.cells).map { variant, words in
      "<dt>\(variant.rawValue)</dt><dd>\(HTML.escaped(words))</dd>"
    }
    let title = row.label.prefix(1).uppercased() + row.label.dropFirst()
    return "<section><h3>\(HTML.escaped(title))</h3><dl>\(items.joined())</dl></section>"
  }
}
