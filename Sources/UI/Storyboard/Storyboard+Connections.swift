nonisolated extension StoryboardFile {
  /// A property of one element that is to be set to another.
  public struct Outlet: Equatable, Sendable {
    /// The property's name.
    public let property: String
    /// The element that has the property.
    public let ownerID: String
    /// The element that it is set to.
    public let destinationID: String
    /// Whether the property collects several (an `outletCollection`).
    public let isCollection: Bool
    /// The line at which the element's tag ends.
    public let line: Int
  }

  /// A way from one scene to another, or from a container to its child.
  public struct Segue: Equatable, Sendable {
    /// The segue's own identifier in the file.
    public let id: String
    /// `show`, `presentation`, `embed`, `unwind`, `relationship` …
    public let kind: String
    /// The controller, or the exit, that it leads to.
    public let destinationID: String
    /// The controller or view that it starts from.
    public let sourceID: String
    /// The name by which code performs it.
    public let identifier: String?
    /// What the destination is to a container: `rootViewController`.
    public let relationship: String?
    /// The action by which an unwind segue finds its way back.
    public let unwindAction: String?
    /// The line at which the element's tag ends.
    public let line: Int
  }

  /// Elements of one name that the reader has no use for.
  public struct IgnoredElement: Equatable, Sendable {
    /// The element's name.
    public let kind: String
    /// How many there are.
    public var count: Int
    /// The line of the first.
    public let firstLine: Int
  }
}
