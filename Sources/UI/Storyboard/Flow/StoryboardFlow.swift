/// The way through an app as its storyboard draws it (row E7): the screens, and what leads from one
/// to another. A value to be printed as Mermaid, as text or as a picture.
///
///     print(StoryboardFlow(storyboard).mermaid)
public nonisolated struct StoryboardFlow: Equatable, Sendable {
  /// A screen, a container, a screen of another storyboard, or a way back.
  public struct Node: Equatable, Sendable {
    /// What a node stands for.
    public enum Kind: Sendable {
      /// A screen with content of its own.
      case screen
      /// A controller that holds others: navigation, tabs, a split view.
      case container
      /// A screen of another storyboard.
      case reference
      /// The end of an unwind segue: the screen that has the action.
      case exit
    }

    /// The identifier in the file.
    public let id: String
    /// What stands for it.
    public let kind: Kind
    /// The scene's name.
    public let title: String
    /// The class, and the storyboard identifier in quotation marks; may be empty.
    public let detail: String
    /// The placeholders made with the scene, by class.
    public let placeholders: [String]
    /// Whether the app starts here.
    public let isInitial: Bool
  }

  /// A way from one node to another.
  public struct Edge: Equatable, Sendable {
    /// How one gets along.
    public enum Kind: Sendable {
      /// From a container to its child; nobody walks it.
      case contains
      /// Forward: pushed, presented, shown.
      case shows
      /// Back.
      case unwinds
    }

    /// Where it starts.
    public let from: String
    /// Where it ends.
    public let to: String
    /// How one gets along.
    public let kind: Kind
    /// The segue's kind and identifier, or the relationship.
    public let label: String
  }

  /// The storyboard's file name.
  public let name: String
  /// The nodes in the file's order, exits last.
  public let nodes: [Node]
  /// The edges in the file's order.
  public let edges: [Edge]
}
