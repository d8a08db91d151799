internal import SourceMeasures

extension ComparisonPage {
  /// The table; on a narrow screen it scrolls inside of its own frame.
  var figures: String {
    let table = MeasureTable(comparison)
    let heads = table.variants.map { "<th scope=\"col\">\($0.rawValue)</th>" }.joined()
    let groups = table.groups.map { group in
      let title = HTML.escaped(group.title)
      return """
        <tbody><tr class="group"><th scope="rowgroup" colspan="\(table.variants.count + 1)">\
        <span>\(title)</span></th></tr>
        \(group.rows.map(row).joined(separator: "\n"))
        </tbody>
        """
    }
    let notes = table.notes.map { "<li>\(HTML.escaped($0))</li>" }.joined(separator: "\n")
    return """
      <section aria-labelledby="figures"><h2 id="figures">Figures</h2>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="figures">
      <table><thead><tr><td></td>\(heads)</tr></thead>
      \(groups.joined(separator: "\n"))
      </table></div>
      <ul class="notes">
      \(notes)
      </ul></section>
      """
  }

  private func row(_ row: MeasureTable.Row) -> String {
    let kind =
      switch row.kind {
      case .figure: "figure"
      case .part: "part"
      case .words: "words"
      }
    let place = roles.firstIndex(of: row.label)
    let dot = place.map { "<span class=\"dot\" style=\"--c:var(--role-\($0))\"></span>" } ?? ""
    let cells = row.cells.map { "<td>\(HTML.escaped($0))</td>" }.joined()
    return """
      <tr class="\(kind)"><th scope="row">\(row.kind == .part ? dot : "")\
      \(HTML.escaped(row.label))</th>\(cells)</tr>
      """
  }
}
