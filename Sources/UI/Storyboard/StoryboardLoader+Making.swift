extension StoryboardLoader {
  /// Makes everything of a scene anew: as UIKit does, each time the scene is asked for. So two
  /// scenes with a placeholder of one class have two placeholders.
  func make<Controller: AnyObject>(
    _ scene: StoryboardFile.Scene, as type: Controller.Type
  ) throws(StoryboardError) -> Controller {
    let made = try makeController(of: scene)
    guard let controller = made as? Controller else {
      throw .unexpectedClass("\(Swift.type(of: made))", expected: "\(type)")
    }
    return controller
  }

  private func makeController(of scene: StoryboardFile.Scene) throws(StoryboardError) -> AnyObject {
    guard let description = scene.controller,
      let controller = classes.classes[description.className]?.make()
    else {
      let reference = scene.controller?.reference
      throw .elsewhere(
        storyboard: reference?.storyboardName ?? storyboard.name,
        identifier: reference?.identifier)
    }
    let parts = scene.placeholders + scene.views
    var objects = parts.reduce(into: [:]) { objects, part in
      objects[part.id] = classes.classes[part.className]?.make()
    }
    objects[description.id] = controller
    nest(parts, objects)
    try connect(scene, objects)
    (controller as? any StoryboardHosted)?.storyboard = self
    remember(controller, of: scene)
    for part in parts { (objects[part.id] as? any NibAwaking)?.awakeFromNib() }
    (controller as? any NibAwaking)?.awakeFromNib()
    try makeChildren(of: controller, scene)
    return controller
  }

  /// Puts each view into the nearest one around it that was made.
  private func nest(_ parts: [StoryboardFile.Element], _ objects: [String: AnyObject]) {
    let parents = parts.reduce(into: [:]) { $0[$1.id] = $1.parentID }
    for part in parts {
      guard let child = objects[part.id] else { continue }
      var parentID = part.parentID
      while let id = parentID, objects[id] == nil { parentID = parents[id] }
      guard let parent = parentID.flatMap({ objects[$0] }) else { continue }
      _ = classes.containments.contains { $0.key == part.key && $0.link(parent, [child]) }
    }
  }

  /// Sets the outlets; those of the controller that lead to views when its view is loaded, where it
  /// can say so.
  private func connect(
    _ scene: StoryboardFile.Scene, _ objects: [String: AnyObject]
  ) throws(StoryboardError) {
    let names = scene.classNames
    let views = Set(scene.views.map(\.id))
    var waiting: [@MainActor () -> Void] = []
    for members in scene.groupedOutlets {
      guard let outlet = members.first, let owner = objects[outlet.ownerID],
        let owning = names[outlet.ownerID].flatMap({ classes.classes[$0] })
      else { continue }
      let values = members.compactMap { objects[$0.destinationID] }
      guard !values.isEmpty else { continue }
      guard let connect = owning.connection(of: outlet.property, of: owner, to: values) else {
        // Only a protocol is not known beforehand to be met; nothing is shown yet.
        let wanted = owning.outletClass(outlet.property) ?? "?"
        let problem = StoryboardProblem(
          scene: scene.name, line: outlet.line,
          message: "the outlet “\(outlet.property)” takes a \(wanted), not a "
            + values.map { "\(type(of: $0))" }.joined(separator: " and a "))
        throw .invalid(file: storyboard.name, problems: [problem])
      }
      let waits = outlet.ownerID == scene.controller?.id && views.contains(outlet.destinationID)
      if waits { waiting.append(connect) } else { connect() }
    }
    guard !waiting.isEmpty, let controller = scene.controller.flatMap({ objects[$0.id] }) else {
      return
    }
    let connectViews: @MainActor () -> Void = { for connect in waiting { connect() } }
    if !classes.viewLoadings.contains(where: { $0(controller, connectViews) }) { connectViews() }
  }

  private func makeChildren(
    of parent: AnyObject, _ scene: StoryboardFile.Scene
  ) throws(StoryboardError) {
    var met: Set<String> = []
    for segue in scene.segues where segue.isContainment {
      // The children of one relationship come together (a tab bar's); an embedded one by itself.
      let name = segue.relationship ?? segue.id
      guard met.insert(name).inserted else { continue }
      let siblings = scene.segues.filter { $0.isContainment && ($0.relationship ?? $0.id) == name }
      var children: [AnyObject] = []
      for sibling in siblings {
        guard let scene = storyboard.scene(containing: sibling.destinationID) else { continue }
        children.append(try makeController(of: scene))
      }
      guard link(segue, from: parent, to: children) else {
        throw .invalid(
          file: storyboard.name,
          problems: [
            StoryboardProblem(
              scene: scene.name, line: segue.line,
              message: "\(type(of: parent)) does not take the children of \(name)")
          ])
      }
    }
  }

  /// Hands the destinations over as the segue's kind, or its relationship, says.
  func link(_ segue: StoryboardFile.Segue, from source: AnyObject, to destinations: [AnyObject])
    -> Bool
  {
    if segue.kind == "relationship" {
      return classes.relationships.contains {
        $0.name == segue.relationship && $0.link(source, destinations)
      }
    }
    return classes.segues.contains { $0.kind == segue.kind && $0.link(source, destinations) }
  }
}
