/// Compares a storyboard with the registered classes, before anything is made.
@MainActor struct StoryboardCheck {
  let storyboard: Storyboard
  let classes: StoryboardClasses

  var problems: [StoryboardProblem] {
    let own = storyboard.scenes.flatMap { scene in
      missingClasses(in: scene) + wrongOutlets(in: scene) + unknownLinks(in: scene)
    }
    return (storyboard.problems + own).sorted { $0.line < $1.line }
  }

  private func missingClasses(in scene: Storyboard.Scene) -> [StoryboardProblem] {
    var wanted = scene.placeholders.map { ($0.className, $0.line) }
    // A view of a kind that nobody registered is only a look, and passed over; but who names a
    // class of one's own means it.
    wanted += scene.views.filter { $0.customClass != nil }.map { ($0.className, $0.line) }
    if let controller = scene.controller, controller.reference == nil {
      wanted.append((controller.className, controller.line))
    }
    return wanted.filter { classes.classes[$0.0] == nil }.map { name, line in
      StoryboardProblem(
        scene: scene.name, line: line, message: "the class \(name) is not registered")
    }
  }

  private func wrongOutlets(in scene: Storyboard.Scene) -> [StoryboardProblem] {
    let names = scene.classNames
    return scene.outlets.compactMap { outlet in
      // Who has no class is reported above, or passed over with its outlets.
      guard let ownerName = names[outlet.ownerID], let owner = classes.classes[ownerName],
        let valueName = names[outlet.destinationID]
      else { return nil }
      guard let wanted = owner.outletClass(outlet.property) else {
        return problem(outlet, scene, "\(ownerName) has no outlet “\(outlet.property)”")
      }
      guard let value = classes.classes[valueName] else {
        return problem(
          outlet, scene,
          "the outlet “\(outlet.property)” wants a \(valueName), which is not registered")
      }
      guard owner.outlet(outlet.property, mayTake: value) else {
        return problem(
          outlet, scene, "the outlet “\(outlet.property)” takes a \(wanted), not a \(valueName)")
      }
      return nil
    }
  }

  private func unknownLinks(in scene: Storyboard.Scene) -> [StoryboardProblem] {
    scene.segues.compactMap { segue in
      if segue.kind == "relationship" {
        let name = segue.relationship ?? ""
        guard !classes.relationships.contains(where: { $0.name == name }) else { return nil }
        return StoryboardProblem(
          scene: scene.name, line: segue.line, message: "the relationship “\(name)” is unknown")
      }
      guard segue.kind != "unwind", !classes.segues.contains(where: { $0.kind == segue.kind })
      else { return nil }
      return StoryboardProblem(
        scene: scene.name, line: segue.line, message: "segues of kind “\(segue.kind)” are unknown")
    }
  }

  private func problem(
    _ outlet: Storyboard.Outlet, _ scene: Storyboard.Scene, _ message: String
  ) -> StoryboardProblem {
    StoryboardProblem(scene: scene.name, line: outlet.line, message: message)
  }
}
