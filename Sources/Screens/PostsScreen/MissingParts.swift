#if canImport(Storyboard)
  import Storyboard

  /// Finds outlets, segues and delegates that the posts screens need and the storyboard lacks.
  ///
  /// The loader reports only contradictions. In UIKit, an outlet that is not connected is nil and
  /// stops the program when the screen appears. This check reports the outlet earlier.
  extension StoryboardFile {
    private static let outletsOfList = ["serviceLocator", "tableView", "activityIndicator"]
    private static let outlets = [
      "PostsViewController": outletsOfList,
      "ForwardingPostsViewController": outletsOfList,
      "PostViewController": ["serviceLocator", "dateLabel", "textView", "activityIndicator"],
    ]

    /// The kinds of segue that show a post after a row is selected. An embed segue creates the
    /// post's screen together with the list.
    private static let kindsOfShowing: Set = ["show", "push", "showDetail"]

    /// The problems, sorted by line.
    var missingParts: [StoryboardProblem] {
      scenes.flatMap { missingOutlets(in: $0) + missingSegue(in: $0) + missingDelegate(in: $0) }
        .sorted { $0.line < $1.line }
    }

    private func missingOutlets(in scene: Scene) -> [StoryboardProblem] {
      guard let controller = scene.controller else { return [] }
      let connected = Set(scene.outlets.filter { $0.ownerID == controller.id }.map(\.property))
      let needed = Self.outlets[controller.className] ?? []
      return needed.filter { !connected.contains($0) }.map {
        scene.problem(controller.line, "the outlet “\($0)” is not connected")
      }
    }

    private func missingSegue(in scene: Scene) -> [StoryboardProblem] {
      guard let controller = scene.controller, controller.isList else { return [] }
      guard let segue = scene.segues.first(where: { $0.identifier == "showPost" }) else {
        return [scene.problem(controller.line, "there is no segue “showPost”")]
      }
      let next = self.scene(containing: segue.destinationID)?.controller?.className ?? "?"
      let faults = [
        next == "PostViewController"
          ? nil : "the segue “showPost” leads to a \(next), not to a PostViewController",
        Self.kindsOfShowing.contains(segue.kind)
          ? nil : "the segue “showPost” is of kind “\(segue.kind)”, not “show”",
      ]
      return faults.compactMap(\.self).map { scene.problem(segue.line, $0) }
    }

    /// Returns a problem if the table has no delegate, because selecting a row then has no effect.
    private func missingDelegate(in scene: Scene) -> [StoryboardProblem] {
      guard let controller = scene.controller, controller.isList,
        let table = scene.outlets.first(where: {
          $0.property == "tableView" && $0.ownerID == controller.id
        }),
        !scene.outlets.contains(where: {
          $0.property == "delegate" && $0.ownerID == table.destinationID
            && $0.destinationID == controller.id
        })
      else { return [] }
      return [
        scene.problem(
          table.line, "the table's outlet “delegate” does not lead to \(controller.className)")
      ]
    }
  }

  extension StoryboardFile.Element {
    fileprivate var isList: Bool {
      className == "PostsViewController" || className == "ForwardingPostsViewController"
    }
  }
#endif
