nonisolated extension StoryboardFlow {
  /// The flow as a Mermaid flowchart, which GitHub draws in any Markdown file.
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

  /// Mermaid's own escapes: the entities of HTML, with “#” in place of “&”; scalar by scalar, as for
  /// XML.
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
