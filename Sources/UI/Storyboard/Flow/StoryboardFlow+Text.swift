nonisolated extension StoryboardFlow {
  /// The flow as text: each screen with its segues.
  ///
  /// The screens are in breadth-first order from the initial screen. Unreachable screens come last.
  public var text: String {
    let signs: [Edge.Kind: String] = [.contains: "⊃", .shows: "→", .unwinds: "↩"]
    let ways = Dictionary(grouping: zip(edges, links), by: { $1.from })
    let lines = visitOrder.filter { nodes[$0].kind != .exit }.flatMap { index in
      let node = nodes[index]
      let heading =
        (node.isInitial ? "▶ " : "  ") + node.title + (node.detail.isEmpty ? "" : "   ")
        + node.detail
      let segues = ways[index, default: []].map { edge, link in
        "    \(signs[edge.kind, default: ""]) \(nodes[link.to].title)   \(edge.label)"
      }
      return [heading] + node.placeholders.map { "    ▣ \($0)" } + segues
    }
    return lines.map(inOneLine).joined(separator: "\n") + "\n"
  }

  /// Returns the text with spaces in place of line breaks.
  private func inOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The indices of the two nodes of each edge.
  private var links: [(from: Int, to: Int)] {
    let indices = Dictionary(uniqueKeysWithValues: zip(nodes.map(\.id), nodes.indices))
    return edges.compactMap { edge in
      indices[edge.from].flatMap { from in indices[edge.to].map { (from, $0) } }
    }
  }

  /// The nodes in breadth-first order from the initial screen, then from each unvisited node.
  private var visitOrder: [Int] {
    let ways = Dictionary(grouping: links, by: \.from)
    var met: Set<Int> = []
    var order: [Int] = []
    let starts = nodes.indices.filter { nodes[$0].isInitial } + nodes.indices
    for start in starts where met.insert(start).inserted {
      var next = order.count
      order.append(start)
      while next < order.count {
        for (_, to) in ways[order[next], default: []] where met.insert(to).inserted {
          order.append(to)
        }
        next += 1
      }
    }
    return order
  }
}

nonisolated extension StoryboardFlow {
  /// The flow as a Mermaid flowchart, which GitHub renders in Markdown files.
  public var mermaid: String {
    let shapes: [Node.Kind: (start: String, end: String)] = [
      .screen: ("[", "]"), .container: ("[[", "]]"), .reference: (">", "]"), .exit: ("([", "])"),
    ]
    let arrows: [Edge.Kind: String] = [.contains: "==>", .shows: "-->", .unwinds: "-.->"]
    let boxes = nodes.enumerated().map { index, node in
      let text = node.allLines.map(escaped).joined(separator: "<br/>")
      let (start, end) = shapes[node.kind, default: ("", "")]
      return "  n\(index)\(start)\"\(text)\"\(end)"
    }
    let lines = zip(edges, links).map { edge, link in
      "  n\(link.from) \(arrows[edge.kind, default: ""])|\"\(escaped(edge.label))\"| n\(link.to)"
    }
    let styles = nodes.indices.filter { nodes[$0].isInitial }.map {
      "  style n\($0) stroke-width:3px"
    }
    return (["flowchart LR"] + boxes + lines + styles).joined(separator: "\n") + "\n"
  }

  /// Escapes `text` for Mermaid, which uses HTML's entities with “#” in place of “&”.
  ///
  /// Unicode scalars are replaced instead of characters, because “<” with a combining accent is one
  /// character and must be escaped too.
  private func escaped(_ text: String) -> String {
    let entities: [Unicode.Scalar: String] = [
      "#": "#35;", "\"": "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;",
    ]
    return inOneLine(text).unicodeScalars.reduce(into: "") { result, scalar in
      result += entities[scalar] ?? String(scalar)
    }
  }
}

nonisolated extension StoryboardFlow.Node {
  /// The lines of text for a node: the title, the detail and the placeholders.
  fileprivate var allLines: [String] {
    [title] + [detail].filter { !$0.isEmpty } + placeholders.map { "▣ " + $0 }
  }
}
