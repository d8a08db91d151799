nonisolated extension StoryboardFile {
  /// One scene: a controller, the objects beside it in the scene's dock, and their connections.
  public struct Scene: Equatable, Sendable {
    /// The `sceneID`.
    public let id: String
    /// What Interface Builder calls the scene: the comment that it writes above it.
    public var name: String
    /// The line of the `scene` element; lines count from 1.
    public let line: Int
    /// The controller; nil in a scene that has none (a Mac app's menu).
    public var controller: Controller?
    /// The object placeholders: things that are not views, made with the scene (row E1).
    public var placeholders: [Element] = []
    /// Every other element with an identifier of its own: views, cells, bar items, constraints. In
    /// the file's order: a parent before its children.
    public var elements: [Element] = []
    /// The identifiers of the scene's exits, where unwind segues end.
    public var exitIDs: [String] = []
    /// What is to be set to what when the scene is made.
    public var outlets: [Outlet] = []
    /// The ways out of this scene, and the children of a container.
    public var segues: [Segue] = []
  }

  /// An element of the scene that connections can end at.
  public struct Element: Equatable, Sendable {
    /// The identifier that connections use.
    public let id: String
    /// The element's name: `customObject`, `tableView`.
    public let kind: String
    /// The class set in the identity inspector; nil for the kind's own class.
    public let customClass: String?
    /// What the element is to its parent: `view`, `tableHeaderView`; nil for one of many.
    public let key: String?
    /// What tells a prototype cell from another.
    public let reuseIdentifier: String?
    /// The nearest enclosing element with an identifier; nil for the scene's own objects.
    public let parentID: String?
    /// The line at which the element's tag ends.
    public let line: Int

    /// The name under which a class must be registered: the custom class, or else the kind.
    public var className: String { customClass ?? kind }
  }

  /// A controller, or the reference to one in another storyboard.
  public struct Controller: Equatable, Sendable {
    /// The identifier that connections use.
    public let id: String
    /// The element's name: `viewController`, `navigationController`.
    public let kind: String
    /// The class set in the identity inspector; nil for the kind's own class.
    public let customClass: String?
    /// The name by which code asks for it.
    public let storyboardIdentifier: String?
    /// The title shown in bars.
    public let title: String?
    /// Where the controller really is, if this scene only refers to it.
    public let reference: Reference?
    /// The line at which the element's tag ends.
    public let line: Int

    /// The name under which a class must be registered: the custom class, or else the kind.
    public var className: String { customClass ?? kind }
  }

  /// A controller in another storyboard (a `viewControllerPlaceholder`).
  public struct Reference: Equatable, Sendable {
    /// The other storyboard's name; nil for this one.
    public let storyboardName: String?
    /// The identifier there; nil for its initial controller.
    public let identifier: String?
  }
}
