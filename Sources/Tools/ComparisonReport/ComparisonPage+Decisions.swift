internal import SourceMeasures

extension ComparisonPage {
  /// The tests of each decision, with a table of their measures.
  var decisions: [Item] {
    Decision.allCases.map { decision in
      let title = decision.title.prefix(1).uppercased() + decision.title.dropFirst()
      let table = HTML.table(
        "Measures of the tests: \(decision.title)", of: comparison.sources.map(\.variant),
        [.init(title: "", rows: rows(decision))])
      let tests = lanes { sources in
        guard let test = sources.tests.first(where: { $0.role == "\(decision.rawValue)Tests" })
        else { return "<p>This variant has no such test.</p>" }
        return HTML.block([test])
      }
      let name = decision.rawValue.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }.dropFirst()
      return Item(name: String(name), title: title, html: table + tests)
    }
  }

  private func rows(_ decision: Decision) -> [MeasureTable.Row] {
    func row(
      _ label: String, _ value: (VariantMeasures.DecisionTest) -> String
    ) -> MeasureTable.Row {
      MeasureTable.Row(
        label,
        comparison.sources.map { variant in
          variant.decisionTests.first { $0.decision == decision }.map(value) ?? "–"
        })
    }
    return [
      row("lines of the test") { "\($0.testLines)" },
      row("lines of its own doubles") { "\($0.doubleLines)" },
      row("lines of the shared doubles that it uses") { "\($0.sharedLines)" },
      row("needs views") { $0.needsViews ? "yes" : "no" },
    ]
  }
}
