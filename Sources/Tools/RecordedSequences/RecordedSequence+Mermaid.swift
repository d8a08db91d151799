extension RecordedSequence {
  /// The recording as a Mermaid sequence diagram, with a lane for the stage and for each type.
  package var mermaid: String {
    var lanes = ["Stage"]
    func lane(_ call: Call) -> Int {
      let name = call.type ?? "functions"
      if let known = lanes.firstIndex(of: name) { return known }
      lanes.append(name)
      return lanes.count - 1
    }
    // The lanes of the calls that have not returned at the current step, the first call first.
    var callers: [Int] = []
    var messages: [(Event?, String)] = []
    for step in steps {
      switch step {
      case .event(let event): messages.append((event, ""))
      case .call(let call):
        callers.removeLast(max(0, callers.count - call.depth))
        let own = lane(call)
        let arrow = call.notes.contains("async") ? "-)" : "->>"
        callers.append(own)
        // An arrow for a call that the diagram already has would be wrong.
        guard !call.continues else { continue }
        messages.append(
          (nil, "l\(callers.dropLast().last ?? 0)\(arrow)l\(own): \(Self.escaped(call.function))"))
      }
    }
    let lines =
      ["sequenceDiagram"]
      + lanes.enumerated().map { "  participant l\($0) as \(Self.escaped($1))" }
      + messages.map { event, message in
        guard let event else { return "  " + message }
        let last = lanes.count - 1
        let text = Self.escaped("\(event.kind) \(event.detail)")
        return "  Note over l0\(last > 0 ? ",l\(last)" : ""): \(text)"
      }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Replaces the characters that end a statement or start an entity in Mermaid.
  private static func escaped(_ text: String) -> String {
    text.map { $0 == "#" ? "#35;" : $0 == ";" ? "#59;" : String($0) }.joined()
  }
}
