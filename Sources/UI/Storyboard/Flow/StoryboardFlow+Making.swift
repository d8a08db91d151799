nonisolated extension StoryboardFlow {
  /// The flow of a storyboard. What leads nowhere is left out; ``StoryboardFile/problems`` names it.
  public init(_ storyboard: StoryboardFile) {
    // An identifier that a merge left in the file twice counts for the first.
    var met: Set<String> = []
    let screens = storyboard.scenes.compactMap { scene -> Node? in
      guard let controller = scene.controller, met.insert(controller.id).inserted else {
        return nil
      }
      return Node(scene, controller, isInitial: controller.id == storyboard.initialControllerID)
    }
    var edges: [Edge] = []
    var exits: [Node] = []
    for scene in storyboard.scenes {
      guard let start = scene.controller?.id else { continue }
      for segue in scene.segues {
        if segue.kind == "unwind" {
          let exit = Node(exitFor: segue.unwindAction ?? "")
          if !exits.contains(exit) { exits.append(exit) }
          edges.append(Edge(from: start, to: exit.id, kind: .unwinds, label: segue.text))
        } else if met.contains(segue.destinationID) {
          edges.append(
            Edge(
              from: start, to: segue.destinationID,
              kind: segue.isContainment ? .contains : .shows, label: segue.text))
        }
      }
    }
    self.init(name: storyboard.name, nodes: screens + exits, edges: edges)
  }
}

nonisolated extension StoryboardFlow.Node {
  fileprivate init(
    _ scene: StoryboardFile.Scene, _ controller: StoryboardFile.Controller, isInitial: Bool
  ) {
    id = controller.id
    title = scene.name
    placeholders = scene.placeholders.map(\.className)
    self.isInitial = isInitial
    if let reference = controller.reference {
      kind = .reference
      detail =
        "in " + (reference.storyboardName ?? "this storyboard")
        + (reference.identifier.map { " “\($0)”" } ?? "")
    } else {
      kind = scene.segues.contains { $0.kind == "relationship" } ? .container : .screen
      detail = [controller.customClass, controller.storyboardIdentifier.map { "“\($0)”" }]
        .compactMap(\.self).joined(separator: " ")
    }
  }

  fileprivate init(exitFor action: String) {
    id = "exit " + action
    kind = .exit
    title = "back: " + action
    detail = ""
    placeholders = []
    isInitial = false
  }
}

nonisolated extension StoryboardFile.Segue {
  /// What is written beside the arrow.
  fileprivate var text: String {
    switch kind {
    case "relationship": relationship ?? kind
    default: identifier.map { "\(kind) “\($0)”" } ?? kind
    }
  }
}
