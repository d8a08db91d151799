/// The flow of an app: its screens and the segues between them.
///
/// Print it as Mermaid, as text or as SVG.
///
///     print(StoryboardFlow(storyboard).mermaid)
public nonisolated struct StoryboardFlow: Equatable, Sendable {
  /// A screen, a container, a screen of another storyboard, or the end of an unwind segue.
  public struct Node: Equatable, Sendable {
    /// The kind of a node.
    public enum Kind: Sendable {
      /// A screen with its own content.
      case screen
      /// A container such as a navigation, tab bar or split view controller.
      case container
      /// A screen of another storyboard.
      case reference
      /// The end of an unwind segue.
      case exit
    }

    /// The identifier in the file.
    public let id: String
    /// The kind of the node.
    public let kind: Kind
    /// The name of the scene.
    public let title: String
    /// The class and the quoted storyboard identifier, or an empty string.
    public let detail: String
    /// The classes of the scene's placeholders.
    public let placeholders: [String]
    /// Whether this is the initial screen.
    public let isInitial: Bool
  }

  /// A connection from one node to another.
  public struct Edge: Equatable, Sendable {
    /// The kind of the connection.
    public enum Kind: Sendable {
      /// A container and its child.
      case contains
      /// A segue that shows the next screen.
      case shows
      /// An unwind segue.
      case unwinds
    }

    /// The identifier of the source.
    public let from: String
    /// The identifier of the destination.
    public let to: String
    /// The kind of the connection.
    public let kind: Kind
    /// The kind and identifier of the segue, or the relationship.
    public let label: String
  }

  /// The name of the storyboard file.
  public let name: String
  /// The nodes in the order of the file, exits last.
  public let nodes: [Node]
  /// The edges in the order of the file.
  public let edges: [Edge]
}

nonisolated extension StoryboardFlow {
  /// Creates the flow of a storyboard.
  ///
  /// It omits segues without destination, which ``StoryboardFile/problems`` reports.
  public init(_ storyboard: StoryboardFile) {
    // After a bad merge, an identifier may occur twice. The first controller counts.
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
  /// The label of the edge.
  fileprivate var text: String {
    switch kind {
    case "relationship": relationship ?? kind
    default: identifier.map { "\(kind) “\($0)”" } ?? kind
    }
  }
}
