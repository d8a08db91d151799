#if canImport(Storyboard)
  import Storyboard

  /// A check for connections that the posts screens need but the storyboard lacks.
  ///
  /// The loader reports contradictions and unregistered classes, but no missing connections. In
  /// UIKit, an outlet that is not connected is nil and stops the program when the screen appears.
  /// This check reports the outlet before any screen is made.
  extension StoryboardFile {
    private static let outletsOfList = ["serviceLocator", "tableView", "activityIndicator"]
    private static let outlets = [
      "PostsViewController": outletsOfList,
      "ForwardingPostsViewController": outletsOfList,
      "PostViewController": ["serviceLocator", "dateLabel", "textView", "activityIndicator"],
    ]

    /// The kinds of segue that show a post after a row is selected. An embed segue does not count,
    /// because it creates the post's screen together with the list.
    private static let kindsOfShowing: Set = ["show", "push", "showDetail"]

    /// The problems, sorted by line.
    var missingParts: [StoryboardProblem] {
      scenes.flatMap { scene in
        scene.controller.map { missingParts(of: $0, in: scene) } ?? []
      }.sorted { $0.line < $1.line }
    }

    private func missingParts(of controller: Element, in scene: Scene) -> [StoryboardProblem] {
      let connected = scene.outlets.filter { $0.ownerID == controller.id }
      let needed = Self.outlets[controller.className] ?? []
      var problems = needed.filter { name in !connected.contains { $0.property == name } }.map {
        scene.problem(controller.line, "The outlet “\($0)” is not connected.")
      }
      guard needed == Self.outletsOfList else { return problems }
      if let table = connected.first(where: { $0.property == "tableView" }),
        !scene.outlets.contains(where: {
          $0.property == "delegate" && $0.ownerID == table.destinationID
            && $0.destinationID == controller.id
        })
      {
        problems.append(
          scene.problem(
            table.line,
            "The table's outlet “delegate” does not lead to \(controller.className)."))
      }
      guard let segue = scene.segues.first(where: { $0.identifier == "showPost" }) else {
        return problems + [scene.problem(controller.line, "There is no segue “showPost”.")]
      }
      let next = self.scene(containing: segue.destinationID)?.controller?.className ?? "?"
      if next != "PostViewController" {
        problems.append(
          scene.problem(
            segue.line,
            "The segue “showPost” leads to a \(next), not to a PostViewController."))
      }
      if !Self.kindsOfShowing.contains(segue.kind) {
        problems.append(
          scene.problem(
            segue.line, "The segue “showPost” is of kind “\(segue.kind)”, not “show”."))
      }
      return problems
    }
  }
#endif
