/// A problem in a storyboard, with its scene and line.
public nonisolated struct StoryboardProblem: Equatable, Sendable {
  /// The name of the scene with the problem, or “the document”.
  public let scene: String
  /// The line in the file, counted from 1.
  public let line: Int
  /// A description of the problem.
  public let message: String

  /// Creates a problem at a line of a scene.
  public init(scene: String, line: Int, message: String) {
    self.scene = scene
    self.line = line
    self.message = message
  }
}

nonisolated extension StoryboardFile.Scene {
  /// Creates a problem at a line of this scene.
  public func problem(_ line: Int, _ message: String) -> StoryboardProblem {
    StoryboardProblem(scene: name, line: line, message: message)
  }
}

nonisolated extension StoryboardFile {
  /// The contradictions in the file, sorted by line.
  ///
  /// These are outlets and segues without a destination, an unknown initial controller, repeated
  /// storyboard identifiers, and containers that contain themselves or more than 1,000 controllers.
  public var problems: [StoryboardProblem] {
    let ends = Set(scenes.flatMap(\.endIDs))
    var problems = scenes.flatMap { danglingLinks(of: $0, ends: ends) }
    problems += repeatedIdentifiers() + endlessContainers()
    if let id = initialControllerID, !ends.contains(id) {
      problems.append(
        StoryboardProblem(
          scene: "the document", line: 1, message: "The initial controller \(id) does not exist."))
    }
    return problems.sorted { $0.line < $1.line }
  }

  private func danglingLinks(of scene: Scene, ends: Set<String>) -> [StoryboardProblem] {
    let own = Set((scene.elements + scene.placeholders).map(\.id) + scene.endIDs)
    let outlets = scene.outlets.filter { !own.contains($0.destinationID) }
      .map { ($0.line, "The outlet “\($0.property)”", $0.destinationID) }
    let segues = scene.segues.filter { !ends.contains($0.destinationID) }
      .map { ($0.line, "The segue \($0.label)", $0.destinationID) }
    return (outlets + segues).map { line, link, id in
      scene.problem(line, "\(link) leads to \(id), which does not exist.")
    }
  }

  private func repeatedIdentifiers() -> [StoryboardProblem] {
    var seen: Set<String> = []
    return scenes.compactMap { scene in
      guard let controller = scene.controller, let identifier = controller.storyboardIdentifier,
        !seen.insert(identifier).inserted
      else { return nil }
      return scene.problem(
        controller.line, "The storyboard identifier “\(identifier)” is used twice.")
    }
  }

  /// Returns the problems of containers that contain themselves or too many controllers.
  ///
  /// Loading such a container would never end, or not in a reasonable time: 30 containers that
  /// embed the next one twice load a billion controllers. The search first removes the scenes that
  /// reach no cycle or that no cycle reaches, so a long chain takes linear time.
  private func endlessContainers() -> [StoryboardProblem] {
    let children = Dictionary(
      scenes.map { ($0.controller?.id ?? "", $0.childSegues.map(\.destinationID)) },
      uniquingKeysWith: { $0 + $1 })
    let (reversed, order) = Self.reversedCore(of: children)
    let core = Self.reversedCore(of: reversed).graph
    let cyclic = scenes.filter { scene in
      guard let own = scene.controller?.id else { return false }
      var waiting = [own]
      var met: Set<String> = []
      while let id = waiting.popLast() {
        waiting += core[id, default: []].filter { met.insert($0).inserted }
      }
      return met.contains(own)
    }
    let full = Self.overfullContainers(of: children, childrenFirst: order)
    return cyclic.map { $0.problem($0.line, "The container contains itself.") }
      + scenes.filter { full.contains($0.controller?.id ?? "") }.map {
        $0.problem($0.line, "The container contains more than 1,000 controllers.")
      }
  }

  /// Returns the innermost containers that contain more than 1,000 controllers.
  private static func overfullContainers(
    of children: [String: [String]], childrenFirst order: [String]
  ) -> [String] {
    var counts: [String: Int] = [:]
    return order.filter { id in
      let inner = children[id, default: []].map { counts[$0, default: 0] }
      let count = inner.count + inner.reduce(0, +)
      // A larger count could overflow, so it is capped.
      counts[id] = min(count, 1_001)
      return count > 1_000 && inner.allSatisfy { $0 <= 1_000 }
    }
  }

  /// Returns the nodes from which a cycle is reachable, as a graph with reversed edges. The other
  /// nodes are returned in an order in which a node follows its children.
  private static func reversedCore(
    of graph: [String: [String]]
  ) -> (graph: [String: [String]], others: [String]) {
    var parents: [String: [String]] = [:]
    for (node, children) in graph {
      for child in children where graph[child] != nil { parents[child, default: []].append(node) }
    }
    var open = graph.mapValues { $0.count { graph[$0] != nil } }
    var ends = open.filter { $0.value == 0 }.map(\.key)
    var others: [String] = []
    while let end = ends.popLast() {
      others.append(end)
      for parent in parents.removeValue(forKey: end) ?? [] {
        open[parent, default: 0] -= 1
        if open[parent] == 0 { ends.append(parent) }
      }
    }
    return (parents, others)
  }
}
