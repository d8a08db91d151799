nonisolated extension StoryboardFile {
  /// What contradicts itself in the file, whatever classes there are: an outlet or a segue that
  /// leads nowhere, an initial controller that is not there, an identifier used twice, containers
  /// that contain one another. By line.
  public var problems: [StoryboardProblem] {
    let ends = Set(scenes.flatMap { $0.exitIDs + [$0.controller?.id].compactMap(\.self) })
    var problems = scenes.flatMap { danglingOutlets(of: $0) + danglingSegues(of: $0, ends: ends) }
    problems += repeatedIdentifiers()
    problems += containersInARing()
    if let id = initialControllerID, !ends.contains(id) {
      problems.append(
        StoryboardProblem(
          scene: "the document", line: 1, message: "the initial controller \(id) is not there"))
    }
    return problems.sorted { $0.line < $1.line }
  }

  private func danglingOutlets(of scene: Scene) -> [StoryboardProblem] {
    let ends = Set(
      (scene.elements + scene.placeholders).map(\.id) + scene.exitIDs
        + [scene.controller?.id].compactMap(\.self))
    return scene.outlets.filter { !ends.contains($0.destinationID) }.map {
      StoryboardProblem(
        scene: scene.name, line: $0.line,
        message: "the outlet “\($0.property)” leads to \($0.destinationID), which is not there")
    }
  }

  private func danglingSegues(of scene: Scene, ends: Set<String>) -> [StoryboardProblem] {
    scene.segues.filter { !ends.contains($0.destinationID) }.map {
      StoryboardProblem(
        scene: scene.name, line: $0.line,
        message: "the segue \($0.label) leads to \($0.destinationID), which is not there")
    }
  }

  private func repeatedIdentifiers() -> [StoryboardProblem] {
    var seen: Set<String> = []
    return scenes.compactMap { scene in
      guard let controller = scene.controller, let identifier = controller.storyboardIdentifier,
        !seen.insert(identifier).inserted
      else { return nil }
      return StoryboardProblem(
        scene: scene.name, line: controller.line,
        message: "the storyboard identifier “\(identifier)” is used twice")
    }
  }

  /// Making a container makes its children at once: a ring of them would never end.
  ///
  /// What holds nobody, and what nobody holds, is in no ring; it is taken away first, again and
  /// again, so that a long chain costs one step a scene.
  private func containersInARing() -> [StoryboardProblem] {
    let children = Dictionary(
      scenes.map { ($0.controller?.id ?? "", $0.childIDs) }, uniquingKeysWith: { $0 + $1 })
    let core = Self.withoutEnds(Self.reversed(Self.withoutEnds(children)))
    return scenes.filter { scene in
      guard let own = scene.controller?.id, core[own] != nil else { return false }
      var waiting = scene.childIDs
      var met: Set<String> = []
      while let id = waiting.popLast() {
        if id == own { return true }
        if core[id] != nil, met.insert(id).inserted { waiting += children[id] ?? [] }
      }
      return false
    }.map {
      StoryboardProblem(scene: $0.name, line: $0.line, message: "the container contains itself")
    }
  }

  /// The graph without the nodes from which every way ends.
  private static func withoutEnds(_ graph: [String: [String]]) -> [String: [String]] {
    let parents = reversed(graph)
    var open = graph.mapValues { $0.count { graph[$0] != nil } }
    var ends = open.filter { $0.value == 0 }.map(\.key)
    var rest = graph
    while let end = ends.popLast() {
      rest[end] = nil
      for parent in parents[end] ?? [] {
        open[parent, default: 0] -= 1
        if open[parent] == 0 { ends.append(parent) }
      }
    }
    return rest.mapValues { $0.filter { rest[$0] != nil } }
  }

  private static func reversed(_ graph: [String: [String]]) -> [String: [String]] {
    var parents = graph.mapValues { _ in [String]() }
    for (node, children) in graph {
      for child in children where graph[child] != nil { parents[child]?.append(node) }
    }
    return parents
  }
}
