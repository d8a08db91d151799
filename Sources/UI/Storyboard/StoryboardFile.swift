/// What Interface Builder's `.storyboard` file says about an app's flow: its scenes, the controllers
/// and object placeholders in them, what is wired to what, and which screen leads to which.
///
/// A value, read from the XML without running anything. How the screens look is passed over;
/// ``ignoredElements`` lists what was.
///
///     let storyboard = try StoryboardFile(contentsOf: file)
///     for scene in storyboard.scenes { print(scene.name, scene.segues.count) }
public nonisolated struct StoryboardFile: Equatable, Sendable {
  /// The file's name, as messages print it.
  public let name: String
  /// The identifier of the controller that the app starts with; nil where none is marked.
  public let initialControllerID: String?
  /// The scenes in the file's order.
  public let scenes: [Scene]
  /// The elements that the reader has no use for, by name, in the order in which they came first.
  public let ignoredElements: [IgnoredElement]

  /// The scene whose controller, or whose exit, has this identifier.
  public func scene(containing id: String) -> Scene? {
    scenes.first { $0.controller?.id == id || $0.exitIDs.contains(id) }
  }

  /// The scene whose controller has this storyboard identifier.
  public func scene(identified identifier: String) -> Scene? {
    scenes.first { $0.controller?.storyboardIdentifier == identifier }
  }

  /// The storyboard identifiers, in the file's order.
  public var identifiers: [String] {
    scenes.compactMap { $0.controller?.storyboardIdentifier }
  }
}
