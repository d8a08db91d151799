/// A check of a storyboard against the registered classes.
@MainActor struct StoryboardCheck {
  let storyboard: StoryboardFile
  let classes: StoryboardClasses

  var problems: [StoryboardProblem] {
    let own = storyboard.scenes.flatMap { scene in
      missingClasses(in: scene) + wrongOutlets(in: scene) + unknownLinks(in: scene)
    }
    return (storyboard.problems + own).sorted { $0.line < $1.line }
  }

  private func missingClasses(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
    scene.requiredClasses.filter { classes.classes[$0.name] == nil }.map { wanted in
      StoryboardProblem(
        scene: scene.name, line: wanted.line, message: "the class \(wanted.name) is not registered")
    }
  }

  private func wrongOutlets(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
    let names = scene.classNames
    let wanted = Set(scene.requiredClasses.map(\.name))
    return scene.outlets.compactMap { outlet in
      // An object without a class is reported by `missingClasses`, or it is an ignored view.
      guard let ownerName = names[outlet.ownerID], let owner = classes.classes[ownerName],
        let valueName = names[outlet.destinationID]
      else { return nil }
      guard let taken = owner.outletClass(outlet.property) else {
        return problem(outlet, scene, "\(ownerName) has no outlet “\(outlet.property)”")
      }
      guard owner.isCollection(outlet.property) == outlet.isCollection else {
        let (written, known) = ("an outlet collection", "one outlet")
        return problem(
          outlet, scene,
          "“\(outlet.property)” is \(outlet.isCollection ? written : known) here, "
            + "and \(outlet.isCollection ? known : written) of \(ownerName)")
      }
      guard let value = classes.classes[valueName] else {
        guard !wanted.contains(valueName) else { return nil }
        return problem(
          outlet, scene,
          "the outlet “\(outlet.property)” needs the class \(valueName), which is not registered")
      }
      guard owner.outlet(outlet.property, accepts: value) else {
        return problem(
          outlet, scene, "the outlet “\(outlet.property)” has the type \(taken), not \(valueName)")
      }
      return nil
    }
  }

  private func unknownLinks(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
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
    _ outlet: StoryboardFile.Outlet, _ scene: StoryboardFile.Scene, _ message: String
  ) -> StoryboardProblem {
    StoryboardProblem(scene: scene.name, line: outlet.line, message: message)
  }
}
