nonisolated extension StoryboardFlow {
  /// The flow as an SVG document without embedded fonts or scripts.
  public var svg: String { FlowPicture(flow: self, layout: FlowLayout(self)).document }
}

/// The SVG document of a flow and its layout.
nonisolated struct FlowPicture {
  let flow: StoryboardFlow
  let layout: FlowLayout

  private static let style = """
    text{font:13px -apple-system,"Helvetica Neue",Helvetica,"DejaVu Sans",sans-serif;fill:#1d2433}
    .small{font-size:11.5px;fill:#5b6579}.title{font-weight:600}.label{font-size:11.5px;fill:#445}
    .box{fill:#fff;stroke:#8c97ad;stroke-width:1.2}.container{fill:#eef3fd;stroke:#5b7fc7}
    .reference{fill:#faf7ee;stroke:#b59a4a;stroke-dasharray:5 3}.exit{fill:#f2f2f4;stroke:#9a9aa5}
    .initial{stroke:#1f5fd0;stroke-width:2.4}
    .edge{fill:none;stroke:#5d6880;stroke-width:1.4}.contains{stroke:#5b7fc7;stroke-width:2}
    .unwinds{stroke:#9a9aa5;stroke-dasharray:4 4}
    """

  var document: String {
    let (width, height) = (number(layout.width), number(layout.height))
    let title = FlowText.escaped(flow.name)
    let start = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style>\(Self.style)</style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 L8,4 L0,8 Z" fill="#5d6880"/>\
      </marker></defs>
      <rect width="100%" height="100%" fill="#fbfcfe"/>
      <text class="title" x="\(number(FlowLayout.margin))" y="26">\(title)</text>
      """
    return ([start] + edges + layout.items.compactMap(box) + ["</svg>\n"]).joined(separator: "\n")
  }

  private func box(_ item: FlowLayout.Item) -> String? {
    guard let index = item.node else { return nil }
    let node = flow.nodes[index]
    let radius = node.kind == .exit ? item.height / 2 : 8
    let box = """
      <rect class="box \(node.kind)\(node.isInitial ? " initial" : "")" x="\(number(item.x))" \
      y="\(number(item.y - item.height / 2))" width="\(number(item.width))" \
      height="\(number(item.height))" rx="\(number(radius))"/>
      """
    let arrow = """
      <path class="edge initial" marker-end="url(#tip)" \
      d="M\(number(item.x - 26)),\(number(item.y)) H\(number(item.x - 2))"/>
      """
    let lines = node.labelLines
    let firstBaseline = item.y - Double(lines.count - 1) * 8.5 + 4.5
    let texts = lines.enumerated().map { index, line in
      text(
        line, index == 0 ? "title" : "small", x: item.x + 14, y: firstBaseline + Double(index) * 17)
    }
    return ([box] + (node.isInitial ? [arrow] : []) + texts).joined(separator: "\n")
  }

  private func text(_ text: String, _ style: String, x: Double, y: Double) -> String {
    "<text class=\"\(style)\" x=\"\(number(x))\" y=\"\(number(y))\">\(FlowText.escaped(text))</text>"
  }

  private var edges: [String] {
    // The edges of a node start one below the other, in the order of their destinations.
    let byStart = Dictionary(grouping: layout.routes, by: { $0.items[0] })
    var below = 0.0
    return byStart.sorted { $0.key < $1.key }.flatMap { start, routes -> [String] in
      let item = layout.items[start]
      let sorted = routes.sorted { layout.items[$0.items[1]].y < layout.items[$1.items[1]].y }
      return sorted.enumerated().map { position, route in
        let offset = Double(position) - Double(sorted.count - 1) / 2
        if route.isBackward { below += 12 }
        return edge(route, y: item.y + offset * FlowLayout.portHeight, depth: below)
      }
    }
  }

  private func edge(_ route: FlowLayout.Route, y: Double, depth: Double) -> String {
    let edge = flow.edges[route.edge]
    let start = layout.items[route.items[0]]
    let x = start.x + start.width
    let labelEnd = x + FlowText.width(of: edge.label) * 0.9 + 14
    var path = "M\(number(x)),\(number(y)) H\(number(labelEnd))"
    if route.isBackward {
      path += wayBack(to: layout.items[route.items[1]], beside: start.column, y: y, depth: depth)
    } else {
      var (lastX, lastY) = (labelEnd, y)
      for index in route.items.dropFirst() {
        let next = layout.items[index]
        let end = next.node == nil ? next.x : next.x - 2
        let bend = (end - lastX) / 2
        let y = number(next.y)
        path +=
          " C\(number(lastX + bend)),\(number(lastY)) \(number(end - bend)),\(y) \(number(end)),\(y)"
        if next.node == nil {
          // An edge crosses a column in a straight, horizontal line.
          lastX = next.x + layout.columnWidths[next.column]
          path += " H\(number(lastX))"
        }
        lastY = next.y
      }
    }
    return "<path class=\"edge \(edge.kind)\" marker-end=\"url(#tip)\" d=\"\(path)\"/>\n"
      + text(edge.label, "label", x: x + 7, y: y - 4)
  }

  /// Returns the path of a backward edge: down, to the left below all boxes, and up to the target.
  private func wayBack(
    to target: FlowLayout.Item, beside column: Int, y: Double, depth: Double
  ) -> String {
    let line = layout.lowest + 6 + depth
    let offset = depth.truncatingRemainder(dividingBy: 36) / 3
    let down = layout.columnEnds[column] + offset
    let up = target.x - 12 - offset
    return " H\(number(down - 8)) q8,0 8,8 V\(number(line - 8)) q0,8 -8,8 H\(number(up + 8)) "
      + "q-8,0 -8,-8 V\(number(target.y + 14)) q0,-8 8,-8 H\(number(target.x - 2))"
  }

  /// Formats a number with one decimal. `String(format:)` would take half of the running time.
  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
