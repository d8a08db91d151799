extension StoryboardClasses {
  /// Checks a storyboard against the registered classes, and returns its problems.
  func problems(in storyboard: StoryboardFile) -> [StoryboardProblem] {
    let own = storyboard.scenes.flatMap { scene in
      missingClasses(in: scene) + wrongOutlets(in: scene) + unknownLinks(in: scene)
    }
    return (storyboard.problems + own).sorted { $0.line < $1.line }
  }

  private func missingClasses(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
    scene.requiredClasses.filter { classes[$0.name] == nil }.map {
      scene.problem($0.line, "The class \($0.name) is not registered.")
    }
  }

  private func wrongOutlets(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
    let names = scene.classNames
    let required = Set(scene.requiredClasses.map(\.name))
    return scene.outlets.compactMap { outlet in
      // Outlets of unregistered classes are skipped. `missingClasses` reports these classes, except
      // the classes of ignored views.
      guard let ownerName = names[outlet.ownerID], let owner = classes[ownerName],
        let valueName = names[outlet.destinationID],
        let message = fault(of: outlet, of: owner, ownerName, valueName, required: required)
      else { return nil }
      return scene.problem(outlet.line, message)
    }
  }

  private func fault(
    of outlet: StoryboardFile.Outlet, of owner: RegisteredClass, _ ownerName: String,
    _ valueName: String, required: Set<String>
  ) -> String? {
    let property = "“\(outlet.property)”"
    guard let known = owner.outlets[outlet.property] else {
      return "\(ownerName) has no outlet \(property)."
    }
    let (collection, single) = ("an outlet collection", "one outlet")
    guard known.isCollection == outlet.isCollection else {
      return "\(property) is \(outlet.isCollection ? collection : single) here, "
        + "and \(known.isCollection ? collection : single) of \(ownerName)."
    }
    guard let value = classes[valueName] else {
      return required.contains(valueName)
        ? nil : "The outlet \(property) needs the class \(valueName), which is not registered."
    }
    return known.accepts(value.type)
      ? nil : "The outlet \(property) has the type \(known.valueName), not \(valueName)."
  }

  private func unknownLinks(in scene: StoryboardFile.Scene) -> [StoryboardProblem] {
    scene.segues.filter { $0.kind != "unwind" && links(of: $0).isEmpty }.map { segue in
      scene.problem(
        segue.line,
        segue.kind == "relationship"
          ? "The relationship “\(segue.relationship ?? "")” is unknown."
          : "Segues of kind “\(segue.kind)” are unknown.")
    }
  }
}
