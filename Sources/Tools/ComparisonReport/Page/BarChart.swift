/// Bars as inline SVG, with their words beside them as text of the page: they stay readable on a
/// phone, where a picture's own letters would shrink with it.
package struct BarChart: Sendable {
  /// A piece of a bar.
  package struct Piece: Sendable {
    package let name: String
    package let value: Double
    /// The value as it is written: a count has no decimals.
    package let figure: String
    /// The colour's name in the style sheet.
    package let colour: String

    init(_ name: String, count: Int, colour: String) {
      self.name = name
      value = Double(count)
      figure = Figures.grouped(count)
      self.colour = colour
    }

    init(_ name: String, ratio: Double, colour: String) {
      self.name = name
      value = ratio
      figure = Figures.ratio(ratio)
      self.colour = colour
    }
  }

  /// A bar with its name before it and its figure behind it.
  package struct Bar: Sendable {
    package let name: String
    package let figure: String
    package let pieces: [Piece]

    /// What a reader hears who does not see the bar.
    var alternative: String {
      let parts = pieces.filter { $0.value > 0 }.map { "\($0.name) \($0.figure)" }
      return "\(name): \(figure)" + (parts.count > 1 ? " (\(parts.joined(separator: ", ")))" : "")
    }
  }

  package let title: String
  package let caption: String
  package let bars: [Bar]
  /// A value that is marked by a line through all bars, where there is a goal.
  var mark: Double?
  /// Whether names of colours are explained below the bars.
  var hasLegend = true

  /// The chart as HTML.
  var html: String {
    let sums = bars.map { $0.pieces.reduce(0) { $0 + $1.value } }
    let full = max(sums.max() ?? 0, mark ?? 0) * 1.02
    let rows = bars.map { bar in
      """
      <div class="bar"><span class="name">\(HTML.escaped(bar.name))</span>\(svg(bar, full))\
      <span class="figure">\(HTML.escaped(bar.figure))</span></div>
      """
    }
    return """
      <figure class="\(hasLegend ? "chart" : "chart long")">
      <figcaption><h3>\(HTML.escaped(title))</h3><p>\(HTML.escaped(caption))</p></figcaption>
      \(rows.joined(separator: "\n"))
      \(hasLegend ? legend : "")
      </figure>

      """
  }

  /// Widths in thousandths of the chart; the height is that of a line of text.
  private func svg(_ bar: Bar, _ full: Double) -> String {
    var x = 0.0
    var shapes = ""
    for piece in bar.pieces where piece.value > 0 && full > 0 {
      let width = piece.value / full * 1000
      shapes += """
        <rect x="\(number(x))" width="\(number(max(width - 2, 1)))" height="20" \
        fill="var(--\(piece.colour))"><title>\(HTML.escaped(piece.name)): \
        \(piece.figure)</title></rect>
        """
      x += width
    }
    if let mark, full > 0 {
      let place = number(mark / full * 1000)
      shapes += "<rect class=\"mark\" x=\"\(place)\" width=\"4\" height=\"20\"/>"
    }
    return """
      <svg viewBox="0 0 1000 20" preserveAspectRatio="none" role="img" \
      aria-label="\(HTML.escaped(bar.alternative))">\(shapes)</svg>
      """
  }

  private var legend: String {
    var seen: [String] = []
    var items = ""
    for piece in bars.flatMap(\.pieces) where piece.value > 0 && !seen.contains(piece.name) {
      seen.append(piece.name)
      items += """
        <li><span class="dot" style="--c:var(--\(piece.colour))"></span>\
        \(HTML.escaped(piece.name))</li>
        """
    }
    return "<ul class=\"legend\">\(items)</ul>"
  }

  private func number(_ value: Double) -> String {
    Figures.decimal(value, digits: 1).replacing(",", with: "")
  }
}
