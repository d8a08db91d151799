internal import SourceMeasures

extension ComparisonPage {
  /// Every role in a row, every variant in a column.
  var sources: String {
    let rows = roles.enumerated().map { place, role in
      """
      <section class="role" style="--c:var(--role-\(place))" aria-labelledby="role-\(place)">
      <h3 id="role-\(place)"><span class="dot"></span>\(HTML.escaped(role))</h3>
      <div class="columns">
      \(variants.map { cell($0, role) }.joined(separator: "\n"))
      </div></section>
      """
    }
    return """
      <section aria-labelledby="sources"><h2 id="sources">Sources</h2>
      <p>Each row is a role, each column a variant. Open a file to read it.</p>
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
    let lines = files.flatMap(Highlighter.lines).map { "<span>\($0)\n</span>" }
    return """
      <details><summary aria-label="\(HTML.escaped(role)), \(name), \(count) code lines"><b>\(name)</b> <span>\(count) code lines</span></summary>
      <pre tabindex="0" role="region" aria-label="\(HTML.escaped(role)), \(name)" \
      id="src-\(name)-\(HTML.escaped(role))"><code>\(lines.joined())</code></pre></details>
      """
  }
}
