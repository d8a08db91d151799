nonisolated extension StoryboardFlow {
  /// The flow as text: each screen with its segues.
  ///
  /// The screens are in breadth-first order from the initial one, then the unreachable ones.
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

  /// The nodes in breadth-first order from the initial screen, then from each unvisited node.
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

nonisolated extension StoryboardFlow {
  /// The flow as a Mermaid flowchart, which GitHub renders in Markdown files.
  public var mermaid: String {
    let names = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, "n\($0)") })
    var lines = ["flowchart LR"]
    for node in nodes {
      lines.append("  \(names[node.id] ?? "")\(shape(of: node))")
    }
    for edge in edges {
      let arrow =
        switch edge.kind {
        case .contains: "==>"
        case .shows: "-->"
        case .unwinds: "-.->"
        }
      lines.append(
        "  \(names[edge.from] ?? "") \(arrow)|\"\(escaped(edge.label))\"| \(names[edge.to] ?? "")")
    }
    for node in nodes where node.isInitial {
      lines.append("  style \(names[node.id] ?? "") stroke-width:3px")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func shape(of node: Node) -> String {
    let placeholders = node.placeholders.map { "▣ " + $0 }
    let text = ([node.title, node.detail].filter { !$0.isEmpty } + placeholders)
      .map(escaped).joined(separator: "<br/>")
    return switch node.kind {
    case .screen: "[\"\(text)\"]"
    case .container: "[[\"\(text)\"]]"
    case .reference: ">\"\(text)\"]"
    case .exit: "([\"\(text)\"])"
    }
  }

  /// Escapes a text for Mermaid, which uses HTML's entities with “#” in place of “&”.
  private func escaped(_ text: String) -> String {
    FlowText.inOneLine(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "#": result += "#35;"
      case "\"": result += "#quot;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}

nonisolated extension StoryboardFlow.Node {
  /// The lines of text in the node's box.
  var labelLines: [String] {
    ([title] + [detail].filter { !$0.isEmpty } + placeholders.map { "▣ " + $0 })
      .map { $0.utf8.count > 40 && $0.count > 40 ? $0.prefix(39) + "…" : $0 }
  }

  /// The width of the longest line. The title is bold.
  var labelWidth: Double {
    max(
      FlowText.width(of: labelLines[0]) * 1.12,
      labelLines.dropFirst().map(FlowText.width).max() ?? 0)
  }
}

/// Helper functions for texts in a picture.
nonisolated enum FlowText {
  /// Estimates the width of a text at 13 points, without a font.
  ///
  /// East Asian characters and emoji have double width.
  static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 13 : 7.4) }
  }

  /// Escapes a text for XML.
  ///
  /// It replaces scalars, because “<” with a combining accent is one character but still XML's “<”.
  static func escaped(_ text: String) -> String {
    // A fast path for the many texts without special characters.
    guard text.utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Replaces line breaks by spaces.
  static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
