internal import SourceMeasures

extension BarChart {
  /// The charts of a comparison, in the order of the page.
  static func all(of comparison: Comparison) -> [BarChart] {
    let sources = comparison.sources
    let roles = RoleOrder.names(of: sources)
    return [size(sources, roles), decisions(sources), tests(sources)]
      + (comparison.running.map { [running($0, sources.map(\.variant))] } ?? [])
  }

  private static func size(_ sources: [VariantMeasures], _ roles: [String]) -> BarChart {
    BarChart(
      title: "Code lines, by role",
      caption: "The same role has the same colour everywhere. A shorter bar is not a better one: "
        + "look at what the longest piece is.",
      bars: sources.map { variant in
        Bar(
          name: variant.variant.rawValue, figure: Figures.grouped(variant.codeLines),
          pieces: roles.enumerated().compactMap { place, name in
            variant.roles.first { $0.name == name }.map {
              Piece(name, count: $0.codeLines, colour: Palette.role(place).name)
            }
          })
      })
  }

  private static func decisions(_ sources: [VariantMeasures]) -> BarChart {
    BarChart(
      title: "Decision points",
      caption: "Where they stand: in the controller, in other files with views, or in files that "
        + "know no view.",
      bars: sources.map { variant in
        let besides =
          variant.decisions - variant.controllerDecisions - variant.decisionsWithoutViews
        return Bar(
          name: variant.variant.rawValue, figure: "\(variant.decisions)",
          pieces: [
            Piece("in the controller", count: variant.controllerDecisions, colour: "two"),
            Piece("in other files with views", count: besides, colour: "one"),
            Piece(
              "in files without views", count: variant.decisionsWithoutViews, colour: "three"),
          ])
      })
  }

  private static func tests(_ sources: [VariantMeasures]) -> BarChart {
    BarChart(
      title: "The six smallest tests",
      caption:
        "Lines of code that six decisions take to be tested: the test's own doubles, the tests, "
        + "and the doubles that tests share.",
      bars: sources.map { variant in
        let tests = variant.decisionTests
        let doubles = tests.reduce(0) { $0 + $1.doubleLines }
        let lines = tests.reduce(0) { $0 + $1.testLines }
        return Bar(
          name: variant.variant.rawValue,
          figure: tests.isEmpty ? "–" : "\(doubles) + \(lines) (+\(variant.sharedLines))",
          pieces: [
            Piece("own doubles", count: doubles, colour: "two"),
            Piece("tests", count: lines, colour: "one"),
            Piece("shared doubles", count: variant.sharedLines, colour: "line"),
          ])
      })
  }

  private static func running(_ running: RunningMeasures, _ variants: [Variant]) -> BarChart {
    BarChart(
      title: "Running, as a ratio to massive",
      caption: "Medians of \(running.rounds) rounds in turn, \(running.day). The line is the goal: "
        + "\(Figures.ratio(RunningMeasures.goal)).",
      bars: running.rows.flatMap { row in
        variants.filter { $0 != .massive }.compactMap { variant in
          row.ratio(of: variant).map { ratio in
            Bar(
              name: "\(row.name): \(variant.rawValue)", figure: Figures.ratio(ratio),
              pieces: [Piece("ratio", ratio: ratio, colour: variant == .slim ? "one" : "line")])
          }
        }
      }, mark: RunningMeasures.goal, hasLegend: false)
  }
}
