internal import SourceMeasures

/// A bar chart as HTML. Each bar is inline SVG, and its name and value are text beside the bar.
struct BarChart {
  /// A segment of a bar. `colour` is the name of a variable in the style sheet.
  struct Piece {
    let name: String
    let value: Double
    let colour: String

    init(_ name: String, _ value: Int, _ colour: String) {
      (self.name, self.value, self.colour) = (name, Double(value), colour)
    }

    init(ratio: Double, of variant: Variant) {
      (name, value, colour) = ("ratio", ratio, variant == .slim ? "one" : "line")
    }
  }

  struct Bar {
    let name: String
    let figure: String
    let pieces: [Piece]
  }

  let title: String
  let caption: String
  let bars: [Bar]
  /// The value at which a vertical line crosses all bars; nil for no line.
  var goal: Double?

  /// The page's charts, in order.
  static func all(of comparison: Comparison) -> [BarChart] {
    func bars(
      _ figure: (VariantMeasures) -> String, _ pieces: (VariantMeasures) -> [Piece]
    ) -> [Bar] {
      comparison.sources.map {
        Bar(name: $0.variant.rawValue, figure: figure($0), pieces: pieces($0))
      }
    }
    let named = comparison.roles.prefix(ComparisonPage.namedRoles)
    return [
      BarChart(
        title: "Code lines by role",
        caption: "A shorter bar is not better. Compare the longest pieces.",
        bars: bars({ Figures.grouped($0.codeLines) }) { variant in
          let lines = Dictionary(variant.roles.map { ($0.name, $0.codeLines) }) { $0 + $1 }
          let other = lines.filter { !named.contains($0.key) }.values.reduce(0, +)
          return (named.map { ($0, lines[$0] ?? 0) } + [("other roles", other)]).enumerated()
            .map { Piece($1.0, $1.1, ComparisonPage.colour(ofRole: $0)) }
        }),
      BarChart(
        title: "Decision points",
        caption: "Decision points in the controller, in other files with views, and without views.",
        bars: bars({ "\($0.decisions)" }) { variant in
          let (own, free) = (variant.controllerDecisions, variant.decisionsWithoutViews)
          return [
            Piece("controller", own, "two"),
            Piece("other files with views", variant.decisions - own - free, "one"),
            Piece("files without views", free, "three"),
          ]
        }),
      BarChart(
        title: "The six smallest tests", caption: "Lines of code of the tests of six decisions.",
        bars: bars(MeasureTable.sixTests) { variant in
          [
            Piece("own doubles", variant.doubleLines, "two"),
            Piece("tests", variant.testLines, "one"),
            Piece("shared doubles", variant.sharedLines, "line"),
          ]
        }),
    ] + [comparison.running.map(running)].compactMap(\.self)
  }

  private static func running(_ running: RunningMeasures) -> BarChart {
    let goal = Figures.ratio(RunningMeasures.goal)
    return BarChart(
      title: "Running times as a ratio to massive",
      caption: "Medians of \(running.rounds) rounds. The line is the goal: \(goal).",
      bars: running.rows.flatMap { row in
        VariantGroup.people.variants.filter { $0 != .massive }.compactMap { variant in
          row.ratio(of: variant).map { ratio in
            Bar(
              name: "\(row.name): \(variant.rawValue)", figure: Figures.ratio(ratio),
              pieces: [Piece(ratio: ratio, of: variant)])
          }
        }
      }, goal: RunningMeasures.goal)
  }

  var html: String {
    let sums = bars.map { $0.pieces.reduce(0) { $0 + $1.value } }
    let full = max(sums.max() ?? 0, goal ?? 0) * 1.02
    let rows = bars.map { bar in
      """
      <div class="bar"><span class="name">\(HTML.escaped(bar.name))</span>\(svg(bar, full))\
      <span class="figure">\(HTML.escaped(bar.figure))</span></div>
      """
    }
    return """
      <figure class="\(goal == nil ? "chart" : "chart long")">
      <figcaption><h3>\(HTML.escaped(title))</h3><p>\(HTML.escaped(caption))</p></figcaption>
      \(rows.joined(separator: "\n"))
      \(goal == nil ? legend : "")
      </figure>

      """
  }

  /// Returns an SVG picture of a bar that is 1000 units wide.
  private func svg(_ bar: Bar, _ full: Double) -> String {
    var (x, shapes) = (0.0, "")
    for piece in bar.pieces where piece.value > 0 {
      let width = piece.value / full * 1000
      let figure = goal == nil ? Figures.grouped(Int(piece.value)) : Figures.ratio(piece.value)
      shapes += """
        <rect x="\(x)" width="\(max(width - 2, 1))" height="20" fill="var(--\(piece.colour))">\
        <title>\(HTML.escaped(piece.name)): \(figure)</title></rect>
        """
      x += width
    }
    if let goal {
      shapes += "<rect class=\"mark\" x=\"\(goal / full * 1000)\" width=\"4\" height=\"20\"/>"
    }
    return """
      <svg viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" \
      aria-label="\(HTML.escaped("\(bar.name): \(bar.figure)"))">\(shapes)</svg>
      """
  }

  private var legend: String {
    var seen: Set<String> = []
    let items = bars.flatMap(\.pieces).filter { $0.value > 0 && seen.insert($0.name).inserted }
    let dots = items.map { "<li>\(HTML.dot($0.colour))\(HTML.escaped($0.name))</li>" }
    return "<ul class=\"legend\">\(dots.joined())</ul>"
  }
}
