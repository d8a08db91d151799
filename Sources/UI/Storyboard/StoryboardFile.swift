public import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The content of a `.storyboard` file: scenes, controllers, placeholders, outlets and segues.
///
/// Reading the file creates no view or controller. The look of the screens is ignored, and
/// ``ignoredElements`` lists the elements that are wholly or partly ignored.
///
///     let storyboard = try StoryboardFile(contentsOf: file)
///     for scene in storyboard.scenes { print(scene.name, scene.segues.count) }
public nonisolated struct StoryboardFile: Equatable, Sendable {
  /// The file's name, for messages.
  public let name: String
  /// The identifier of the initial view controller, or nil if there is none.
  public let initialControllerID: String?
  /// The scenes of the storyboard, in the order of the file.
  public let scenes: [Scene]
  /// The wholly or partly ignored elements, in the order of first occurrence.
  public let ignoredElements: [IgnoredElement]

  /// Returns the scene whose controller or exit has this identifier, or nil.
  public func scene(containing id: String) -> Scene? {
    scenes.first { $0.controller?.id == id || $0.exitIDs.contains(id) }
  }

  /// Returns the scene whose controller has this storyboard identifier, or nil.
  public func scene(identified identifier: String) -> Scene? {
    scenes.first { $0.controller?.storyboardIdentifier == identifier }
  }

  /// The storyboard identifiers, in the order of the file.
  public var identifiers: [String] {
    scenes.compactMap { $0.controller?.storyboardIdentifier }
  }
}

nonisolated extension StoryboardFile {
  /// Reads a `.storyboard` file.
  ///
  /// - Throws: ``StoryboardError`` if the file is unreadable, is larger than 16 MB, is not XML or
  ///   is not a storyboard. The content is not checked: see ``problems``.
  public init(contentsOf file: URL) throws(StoryboardError) {
    let largest = 16 * 1024 * 1024
    let data: Data
    do {
      // `Data(contentsOf:)` fails for a pipe, which has no size.
      data = try FileHandle(forReadingFrom: file).read(upToCount: largest + 1) ?? Data()
    } catch {
      let isThere = FileManager.default.fileExists(atPath: file.path)
      throw .unreadable(
        file: file.lastPathComponent,
        reason: isThere ? "it is a folder, or you have no permission" : "it does not exist")
    }
    guard data.count <= largest else {
      throw .unreadable(file: file.lastPathComponent, reason: "it is larger than 16 MB")
    }
    try self.init(data: data, name: file.lastPathComponent)
  }

  /// Reads the XML of a storyboard. Error messages contain `name`.
  public init(data: Data, name: String) throws(StoryboardError) {
    let reader = StoryboardReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    _ = parser.parse()
    // On Linux `parse()` returns true even after an error, so the delegate records the error.
    if let fault = reader.fault {
      throw .malformed(
        file: name, line: fault.line, column: fault.column, reason: fault.reason)
    }
    guard let type = reader.documentType else {
      throw .notAStoryboard(
        file: name, found: reader.rootName.map { "a document of <\($0)>" } ?? "an empty file")
    }
    guard type.contains("Storyboard") else {
      throw .notAStoryboard(file: name, found: "a document of type \(type)")
    }
    self.name = name
    initialControllerID = reader.initialControllerID
    scenes = reader.scenes
    ignoredElements = reader.ignoredElements
  }
}

nonisolated extension StoryboardFile {
  /// A scene: a controller, the other objects in the scene's dock, and their connections.
  public struct Scene: Equatable, Sendable {
    /// The identifier of the scene (`sceneID`).
    public let id: String
    /// The scene's name, which Interface Builder writes as a comment above the scene.
    public var name: String
    /// The line of the `scene` element, counted from 1.
    public let line: Int
    /// The controller of the scene, or nil for a scene such as a Mac app's menu.
    public var controller: Element?
    /// The object placeholders, which are created with the scene and are not views.
    public var placeholders: [Element] = []
    /// The other elements with an identifier, such as views, cells, bar items and constraints.
    ///
    /// A parent precedes its children.
    public var elements: [Element] = []
    /// The identifiers of the scene's exits, which are the destinations of unwind segues.
    public var exitIDs: [String] = []
    /// The outlets of the scene's objects.
    public var outlets: [Outlet] = []
    /// The segues from this scene, and the relationships to a container's children.
    public var segues: [Segue] = []
  }

  /// An element of a scene with an identifier, such as a controller or a view.
  public struct Element: Equatable, Sendable {
    /// The identifier that connections use.
    public let id: String
    /// The name of the XML element, such as `viewController`, `customObject` or `tableView`.
    public let kind: String
    /// The custom class, or nil for the standard class of the element.
    public let customClass: String?
    /// The role of the element in its parent, such as `view`. Nil if the parent has several such
    /// children.
    public let key: String?
    /// The reuse identifier of a prototype cell; nil for other elements.
    public let reuseIdentifier: String?
    /// The storyboard identifier with which code creates the controller; otherwise nil.
    public let storyboardIdentifier: String?
    /// The title of a controller or a button, or nil if it has none.
    public let title: String?
    /// The location of the controller if this element is a storyboard reference, otherwise nil.
    public let reference: Reference?
    /// The identifier of the nearest ancestor with an identifier; nil for the scene's own objects.
    public let parentID: String?
    /// The line at which the element's tag ends.
    public let line: Int

    /// The name of the registered class: the custom class or the kind.
    public var className: String { customClass ?? kind }
  }

  /// The location of a controller to which a storyboard reference leads.
  public struct Reference: Equatable, Sendable {
    /// The name of the other storyboard, or nil for the same storyboard.
    public let storyboardName: String?
    /// The storyboard identifier of the controller, or nil for the initial controller.
    public let identifier: String?
  }

  /// A property of an element that refers to another element.
  public struct Outlet: Equatable, Sendable {
    /// The name of the property.
    public let property: String
    /// The identifier of the element that has the property.
    public let ownerID: String
    /// The identifier of the element that the property refers to.
    public let destinationID: String
    /// Whether the property is an outlet collection.
    public let isCollection: Bool
    /// The line at which the element's tag ends.
    public let line: Int
  }

  /// A segue between scenes, or the relationship of a container to its child.
  public struct Segue: Equatable, Sendable {
    /// The identifier of the segue element.
    public let id: String
    /// The kind, such as `show`, `presentation`, `embed`, `unwind` or `relationship`.
    public let kind: String
    /// The identifier of the segue's destination, which is a controller or an exit.
    public let destinationID: String
    /// The identifier of the segue's source, such as a controller or button.
    public let sourceID: String
    /// The segue identifier with which code performs the segue; otherwise nil.
    public let identifier: String?
    /// The name of the relationship, such as `rootViewController`; nil for other segues.
    public let relationship: String?
    /// The action of an unwind segue; nil for other segues.
    public let unwindAction: String?
    /// The line at which the element's tag ends.
    public let line: Int
  }

  /// A count of the ignored elements that have the same name.
  public struct IgnoredElement: Equatable, Sendable {
    /// The name of the ignored elements.
    public let kind: String
    /// The number of ignored elements.
    public var count: Int
    /// The line of the first ignored element.
    public let firstLine: Int
  }
}
