import Storyboard

/// A loader finds what is wrong in a storyboard, not what is left out. An outlet that nobody
/// connected is nil when the screen comes up: UIKit's implicitly unwrapped outlets stop the program
/// there. Here it is reported before anything is made.
extension StoryboardFile {
  private static let outletsOfList = ["serviceLocator", "tableView", "activityIndicator"]
  private static let outlets = [
    "PostsViewController": outletsOfList,
    "ForwardingPostsViewController": outletsOfList,
    "PostViewController": ["serviceLocator", "dateLabel", "textView", "activityIndicator"],
  ]

  /// The kinds of segue that a row can lead on by, and that lead back. An embedded post would be
  /// made with the list, before a row is chosen.
  private static let kindsOfShowing: Set = ["show", "push", "showDetail"]

  /// The outlets and the segue that the screens of posts cannot do without, where they are missing.
  var missingParts: [StoryboardProblem] {
    scenes.flatMap { missingOutlets(in: $0) + missingSegue(in: $0) + missingDelegate(in: $0) }
      .sorted { $0.line < $1.line }
  }

  private func missingOutlets(in scene: Scene) -> [StoryboardProblem] {
    guard let controller = scene.controller else { return [] }
    let connected = Set(scene.outlets.filter { $0.ownerID == controller.id }.map(\.property))
    let needed = Self.outlets[controller.className] ?? []
    return needed.filter { !connected.contains($0) }.map {
      StoryboardProblem(
        scene: scene.name, line: controller.line, message: "the outlet “\($0)” is not connected")
    }
  }

  private func missingSegue(in scene: Scene) -> [StoryboardProblem] {
    guard let controller = scene.controller, controller.isList else { return [] }
    guard let segue = scene.segues.first(where: { $0.identifier == "showPost" }) else {
      return [
        StoryboardProblem(
          scene: scene.name, line: controller.line, message: "there is no segue “showPost”")
      ]
    }
    let next = self.scene(containing: segue.destinationID)?.controller?.className ?? "?"
    var messages: [String] = []
    if next != "PostViewController" {
      messages.append("the segue “showPost” leads to a \(next), not to a PostViewController")
    }
    if !Self.kindsOfShowing.contains(segue.kind) {
      messages.append("the segue “showPost” is of kind “\(segue.kind)”, not “show”")
    }
    return messages.map { StoryboardProblem(scene: scene.name, line: segue.line, message: $0) }
  }

  /// Without a delegate nothing happens when a row is touched.
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
      StoryboardProblem(
        scene: scene.name, line: table.line,
        message: "the table's outlet “delegate” does not lead to \(controller.className)")
    ]
  }
}

extension StoryboardFile.Controller {
  fileprivate var isList: Bool {
    className == "PostsViewController" || className == "ForwardingPostsViewController"
  }
}
