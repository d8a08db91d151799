/// The flow of an app: its screens and the segues between them.
///
/// A flow can be printed as Mermaid or as text.
///
///     print(StoryboardFlow(storyboard).mermaid)
public nonisolated struct StoryboardFlow: Equatable, Sendable {
  /// A screen, or the end of an unwind segue.
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

    /// The screen's identifier in the file, or “exit” and the unwind action.
    public let id: String
    /// The kind of the node.
    public let kind: Kind
    /// The name of the screen's scene, or “back:” and the unwind action.
    public let title: String
    /// The class and storyboard identifier, or a reference's location; can be empty.
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
      /// A connection from a container to its child.
      case contains
      /// A segue that shows the next screen.
      case shows
      /// An unwind segue.
      case unwinds
    }

    /// The identifier of the source node.
    public let from: String
    /// The identifier of the destination node.
    public let to: String
    /// The kind of the connection.
    public let kind: Kind
    /// The kind and identifier of the segue, or the name of the relationship.
    public let label: String
  }

  /// The name of the storyboard file.
  public let name: String
  /// The nodes in the order of the file, with the exits at the end.
  public let nodes: [Node]
  /// The edges in the order of the file.
  public let edges: [Edge]
}

nonisolated extension StoryboardFlow {
  /// Creates the flow of a storyboard.
  ///
  /// The flow omits segues without a destination, which ``StoryboardFile/problems`` reports.
  public init(_ storyboard: StoryboardFile) {
    // After a bad merge, an identifier may occur twice. Then the first controller is used.
    var met: Set<String> = []
    var nodes = storyboard.scenes.compactMap { scene -> Node? in
      guard let controller = scene.controller, met.insert(controller.id).inserted else {
        return nil
      }
      return Node(scene, controller, isInitial: controller.id == storyboard.initialControllerID)
    }
    var edges: [Edge] = []
    for scene in storyboard.scenes {
      guard let start = scene.controller?.id else { continue }
      for segue in scene.segues {
        var (end, kind) = (segue.destinationID, segue.isContainment ? Edge.Kind.contains : .shows)
        if segue.kind == "unwind" {
          let action = segue.unwindAction ?? ""
          (end, kind) = ("exit " + action, .unwinds)
          if met.insert(end).inserted {
            nodes.append(
              Node(
                id: end, kind: .exit, title: "back: " + action, detail: "", placeholders: [],
                isInitial: false))
          }
        }
        guard met.contains(end) else { continue }
        edges.append(Edge(from: start, to: end, kind: kind, label: segue.text))
      }
    }
    self.init(name: storyboard.name, nodes: nodes, edges: edges)
  }
}

nonisolated extension StoryboardFlow.Node {
  fileprivate init(
    _ scene: StoryboardFile.Scene, _ controller: StoryboardFile.Element, isInitial: Bool
  ) {
    let kind: Kind
    let parts: [String?]
    if let reference = controller.reference {
      kind = .reference
      parts = [
        "in", reference.storyboardName ?? "this storyboard", reference.identifier.map { "“\($0)”" },
      ]
    } else {
      kind = scene.segues.contains { $0.kind == "relationship" } ? .container : .screen
      parts = [controller.customClass, controller.storyboardIdentifier.map { "“\($0)”" }]
    }
    self.init(
      id: controller.id, kind: kind, title: scene.name,
      detail: parts.compactMap(\.self).joined(separator: " "),
      placeholders: scene.placeholders.map(\.className), isInitial: isInitial)
  }
}

nonisolated extension StoryboardFile.Segue {
  /// The label of the segue's edge in a flow.
  fileprivate var text: String {
    kind == "relationship" ? relationship ?? kind : identifier.map { "\(kind) “\($0)”" } ?? kind
  }
}
