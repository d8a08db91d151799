package import SourceMeasures

/// The comparison as one page that needs nothing else: no network, no other file.
///
/// What it says can be read without a script. The script turns the theme, opens and closes files,
/// and shows the difference of any two variants, which is computed here.
package struct ComparisonPage: Sendable {
  let comparison: Comparison
  let variants: [VariantSources]
  let roles: [String]

  /// The page about these variants.
  package init(_ comparison: Comparison, _ variants: [VariantSources]) {
    self.comparison = comparison
    self.variants = variants
    roles = RoleOrder.names(of: comparison.sources)
  }

  /// The whole page.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>One screen, four ways</title>
    <style>
    \(PageStyle.colours(roles: roles.count))
    \(PageStyle.rules)
    </style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the comparison</a>
    <header>
    <div><h1>One screen, four ways</h1>
    <p>The same people list, written four times to one specification, and measured.</p></div>
    <button type="button" id="theme" hidden>Dark theme</button>
    </header>
    <nav aria-label="On this page"><ul>
    <li><a href="#choose">Which one?</a></li>
    <li><a href="#charts">Charts</a></li>
    <li><a href="#figures">Figures</a></li>
    <li><a href="#sources">Sources</a></li>
    <li><a href="#differences">Differences</a></li>
    </ul></nav>
    <main id="main" tabindex="-1">
    \(advice)
    <section aria-labelledby="charts"><h2 id="charts">Charts</h2>
    <div class="charts">
    \(BarChart.all(of: comparison).map(\.html).joined())
    </div></section>
    \(figures)
    \(sources)
    \(differences)
    </main>
    <footer><p>Made by <code>swift run compare --html FILE</code>.</p></footer>
    <script type="application/json" id="data">\(differenceData)</script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  private var advice: String {
    let cards = variants.map { sources in
      let advice = VariantAdvice(on: sources.variant)
      func list(_ items: [String]) -> String {
        "<ul>" + items.map { "<li>\(HTML.escaped($0))</li>" }.joined() + "</ul>"
      }
      return """
        <article class="card"><h3>\(sources.variant.rawValue)</h3>
        <p>\(HTML.escaped(advice.summary))</p>
        <h4>Choose it when</h4>\(list(advice.chooseWhen))
        <h4>Not when</h4>\(list(advice.notWhen))</article>
        """
    }
    return """
      <section aria-labelledby="choose"><h2 id="choose">Which one?</h2>
      <div class="cards">
      \(cards.joined(separator: "\n"))
      </div></section>
      """
  }
}
