/// An object that the loader notifies after it sets the outlets.
///
/// A storyboard creates an object without arguments, sets its outlets and then calls
/// `awakeFromNib()`. This protocol is for classes that do not inherit from `NSObject`. As in UIKit,
/// a controller's outlets to views are set later, when its view loads.
@MainActor public protocol NibAwaking: AnyObject {
  /// Called once after the scene's outlets are set. A controller's outlets to views are set later.
  func awakeFromNib()
}

/// A controller that performs the segues of its storyboard.
///
/// The loader sets `storyboard` after it creates the controller, as UIKit does. The controller may
/// retain the loader, because the loader retains no controller.
@MainActor public protocol StoryboardHosted: AnyObject {
  /// The loader that created the controller; nil before the loader sets it.
  var storyboard: StoryboardLoader? { get set }
}

/// A loader that creates the controllers, placeholders and views of a storyboard's scenes.
///
/// The initializer checks the whole storyboard and reports all problems, each with scene and line.
/// The loader retains no object that it creates.
///
///     let loader = try StoryboardLoader(storyboard, classes: classes)
///     window.rootViewController = try loader.instantiateInitialViewController()
@MainActor public final class StoryboardLoader {
  /// The content of the storyboard file.
  public let storyboard: StoryboardFile
  let classes: StoryboardClasses
  /// The scenes of the created controllers, which are referenced weakly.
  private(set) var origins: [ObjectIdentifier: Origin] = [:]

  struct Origin {
    weak var controller: AnyObject?
    let scene: StoryboardFile.Scene
  }

  /// Creates a loader after it has checked the storyboard.
  ///
  /// - Throws: ``StoryboardError/invalid(file:problems:)`` with all problems.
  public init(_ storyboard: StoryboardFile, classes: StoryboardClasses) throws(StoryboardError) {
    let problems = classes.problems(in: storyboard)
    guard problems.isEmpty else { throw .invalid(file: storyboard.name, problems: problems) }
    self.storyboard = storyboard
    self.classes = classes
  }

  /// Creates the initial controller with all objects of its scene.
  ///
  /// - Throws: an error if the initial controller is missing or is not a `Controller`.
  public func instantiateInitialViewController<Controller: AnyObject>(
    as type: Controller.Type = Controller.self
  ) throws(StoryboardError) -> Controller {
    let scene = storyboard.initialControllerID.flatMap(storyboard.scene(containing:))
    guard let scene else { throw .noInitialController(file: storyboard.name) }
    return try make(scene, as: type)
  }

  /// Creates the controller with this storyboard identifier and all objects of its scene.
  ///
  /// - Throws: an error if no scene has the identifier, or if the controller is not a `Controller`.
  public func instantiateViewController<Controller: AnyObject>(
    withIdentifier identifier: String, as type: Controller.Type = Controller.self
  ) throws(StoryboardError) -> Controller {
    guard let scene = storyboard.scene(identified: identifier) else {
      throw .unknownIdentifier(identifier, known: storyboard.identifiers)
    }
    return try make(scene, as: type)
  }

  /// Creates the destination of a segue, calls `prepare` with it, then shows it.
  ///
  /// - Throws: an error if this loader did not create `source`, or if the scene of `source` does
  ///   not contain the segue. Also throws if the destination is not a `Destination`. After an
  ///   error, nothing is shown.
  public func performSegue<Destination: AnyObject>(
    withIdentifier identifier: String, from source: AnyObject, prepare: (Destination) -> Void
  ) throws(StoryboardError) {
    let segues = segues(from: source)
    guard let segue = segues.first(where: { $0.identifier == identifier }),
      let scene = storyboard.scene(containing: segue.destinationID)
    else {
      throw .unknownSegue(identifier, known: segues.compactMap(\.identifier))
    }
    let destination = try make(scene, as: Destination.self)
    prepare(destination)
    guard classes.links(of: segue).contains(where: { $0(source, [destination]) }) else {
      throw .unexpectedClass("\(Destination.self)", expected: "destination of \(segue.label)")
    }
  }

  /// Returns the segues that `source` can perform.
  ///
  /// Unwind segues are excluded, because their destination is an existing screen.
  private func segues(from source: AnyObject) -> [StoryboardFile.Segue] {
    guard let origin = origins[ObjectIdentifier(source)], origin.controller === source else {
      return []
    }
    return origin.scene.segues.filter { $0.kind != "unwind" }
  }
}

extension StoryboardLoader {
  /// Creates new objects for a whole scene, as UIKit does.
  ///
  /// Two scenes with a placeholder of the same class get two separate objects.
  func make<Controller: AnyObject>(
    _ scene: StoryboardFile.Scene, as type: Controller.Type
  ) throws(StoryboardError) -> Controller {
    let made = try makeController(of: scene)
    guard let controller = made as? Controller else {
      throw .unexpectedClass("\(Swift.type(of: made))", expected: "\(type)")
    }
    return controller
  }

  private func makeController(of scene: StoryboardFile.Scene) throws(StoryboardError) -> AnyObject {
    guard let description = scene.controller,
      let controller = classes.classes[description.className]?.make()
    else {
      let reference = scene.controller?.reference
      throw .elsewhere(
        storyboard: reference?.storyboardName ?? storyboard.name,
        identifier: reference?.identifier)
    }
    // After a bad merge, an identifier may occur twice. Only its first element is created, because
    // a view that has two parents could become its own ancestor.
    var identifiers: Set<String> = [description.id]
    let parts = (scene.placeholders + scene.views).filter { identifiers.insert($0.id).inserted }
    var objects = parts.reduce(into: [:]) { objects, part in
      objects[part.id] = classes.classes[part.className]?.make()
    }
    objects[description.id] = controller
    nest(parts, objects)
    try connect(scene, objects, to: controller)
    (controller as? any StoryboardHosted)?.storyboard = self
    origins = origins.filter { $0.value.controller != nil }
    origins[ObjectIdentifier(controller)] = Origin(controller: controller, scene: scene)
    for part in parts + [description] {
      (objects[part.id] as? any NibAwaking)?.awakeFromNib()
    }
    try makeChildren(of: controller, scene)
    return controller
  }

  /// Adds each created view to its nearest created ancestor.
  private func nest(_ parts: [StoryboardFile.Element], _ objects: [String: AnyObject]) {
    let parents = Dictionary(uniqueKeysWithValues: parts.map { ($0.id, $0.parentID) })
    for part in parts {
      guard let child = objects[part.id] else { continue }
      var parentID = part.parentID
      while let id = parentID, objects[id] == nil { parentID = parents[id] ?? nil }
      guard let parent = parentID.flatMap({ objects[$0] }) else { continue }
      _ = classes.containments.contains { $0.key == part.key && $0.link(parent, [child]) }
    }
  }

  /// Sets the outlets of a scene.
  ///
  /// Outlets are set at once. But if the controller's class is registered with
  /// ``StoryboardClasses/whenViewLoads(_:)``, its outlets to views are set when its view loads.
  private func connect(
    _ scene: StoryboardFile.Scene, _ objects: [String: AnyObject], to controller: AnyObject
  ) throws(StoryboardError) {
    let names = scene.classNames
    let views = Set(scene.views.map(\.id))
    var waiting: [@MainActor () -> Void] = []
    for members in scene.outlets.grouped(by: { [$0.ownerID, $0.property] }) {
      let outlet = members[0]
      let values = members.compactMap { objects[$0.destinationID] }
      guard !values.isEmpty, let owner = objects[outlet.ownerID],
        let known = classes.classes[names[outlet.ownerID] ?? ""]?.outlets[outlet.property]
      else { continue }
      guard let connect = known.connection(owner, values) else {
        // The check in the initializer has no objects yet, so it cannot test protocol conformance.
        let problem = scene.problem(
          outlet.line,
          "The outlet “\(outlet.property)” has the type \(known.valueName), not "
            + values.map { "\(type(of: $0))" }.joined(separator: " and ") + ".")
        throw .invalid(file: storyboard.name, problems: [problem])
      }
      let waits = outlet.ownerID == scene.controller?.id && views.contains(outlet.destinationID)
      if waits { waiting.append(connect) } else { connect() }
    }
    guard !waiting.isEmpty else { return }
    let connectViews: @MainActor () -> Void = { for connect in waiting { connect() } }
    if !classes.viewLoadings.contains(where: { $0(controller, connectViews) }) { connectViews() }
  }

  private func makeChildren(
    of parent: AnyObject, _ scene: StoryboardFile.Scene
  ) throws(StoryboardError) {
    // The children of one relationship, such as a tab bar's, are added together.
    for siblings in scene.childSegues.grouped(by: { $0.relationship ?? $0.id }) {
      var children: [AnyObject] = []
      for sibling in siblings {
        guard let child = storyboard.scene(containing: sibling.destinationID) else { continue }
        children.append(try makeController(of: child))
      }
      let segue = siblings[0]
      guard classes.links(of: segue).contains(where: { $0(parent, children) }) else {
        let message =
          "\(type(of: parent)) does not accept the children of \(segue.relationship ?? segue.id)."
        throw .invalid(file: storyboard.name, problems: [scene.problem(segue.line, message)])
      }
    }
  }
}
