nonisolated extension StoryboardFlow {
  /// The flow as text: each screen with the ways out of it.
  ///
  /// Screens come in the order in which one meets them, from the initial one on; then those that
  /// no segue leads to.
  public var text: String {
    let byID = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    let ways = Dictionary(grouping: edges, by: \.from)
    var lines: [String] = []
    for node in nodesInVisitOrder where node.kind != .exit {
      lines.append(heading(of: node))
      lines += node.placeholders.map { "    ▣ \($0)" }
      for edge in ways[node.id] ?? [] {
        let sign =
          switch edge.kind {
          case .contains: "⊃"
          case .shows: "→"
          case .unwinds: "↩"
          }
        lines.append("    \(sign) \(byID[edge.to]?.title ?? edge.to)   \(edge.label)")
      }
    }
    return lines.map(FlowText.inOneLine).joined(separator: "\n") + "\n"
  }

  /// Breadth first from the initial screen; then from each one not met yet, in the file's order.
  var nodesInVisitOrder: [Node] {
    let byID = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
    let ways = Dictionary(grouping: edges, by: \.from)
    var met: Set<String> = []
    var order: [Node] = []
    for start in nodes.filter(\.isInitial) + nodes where met.insert(start.id).inserted {
      order.append(start)
      var next = order.count - 1
      while next < order.count {
        for edge in ways[order[next].id] ?? [] where met.insert(edge.to).inserted {
          if let node = byID[edge.to] { order.append(node) }
        }
        next += 1
      }
    }
    return order
  }

  private func heading(of node: Node) -> String {
    let mark = node.isInitial ? "▶ " : "  "
    return mark + node.title + (node.detail.isEmpty ? "" : "   \(node.detail)")
  }
}
