/// Makes the scenes of a storyboard: controllers, placeholders and views, wired up, then awakened.
///
/// Everything that can be wrong is reported when the loader is made, all of it at once and each with
/// its scene and line, before anything is shown. The loader holds nothing that it makes.
///
///     let loader = try StoryboardLoader(storyboard, classes: classes)
///     window.rootViewController = try loader.instantiateInitialViewController()
@MainActor public final class StoryboardLoader {
  /// What is loaded.
  public let storyboard: StoryboardFile
  let classes: StoryboardClasses
  private(set) var origins: [ObjectIdentifier: Origin] = [:]

  struct Origin {
    weak var controller: AnyObject?
    let scene: StoryboardFile.Scene
  }

  /// A loader for a storyboard whose classes are all registered.
  ///
  /// - Throws: ``StoryboardError/invalid(file:problems:)`` with everything that is wrong.
  public init(_ storyboard: StoryboardFile, classes: StoryboardClasses) throws(StoryboardError) {
    let problems = StoryboardCheck(storyboard: storyboard, classes: classes).problems
    guard problems.isEmpty else { throw .invalid(file: storyboard.name, problems: problems) }
    self.storyboard = storyboard
    self.classes = classes
  }

  /// A new initial controller, with everything that belongs to its scene.
  ///
  /// - Throws: where no controller is marked as initial, or it is no `Controller`.
  public func instantiateInitialViewController<Controller: AnyObject>(
    as type: Controller.Type = Controller.self
  ) throws(StoryboardError) -> Controller {
    guard let id = storyboard.initialControllerID, let scene = storyboard.scene(containing: id)
    else {
      throw .noInitialController(file: storyboard.name)
    }
    return try make(scene, as: type)
  }

  /// A new controller of the scene with this storyboard identifier.
  ///
  /// - Throws: where no scene has the identifier, or the controller is no `Controller`.
  public func instantiateViewController<Controller: AnyObject>(
    withIdentifier identifier: String, as type: Controller.Type = Controller.self
  ) throws(StoryboardError) -> Controller {
    guard let scene = storyboard.scene(identified: identifier) else {
      throw .unknownIdentifier(identifier, known: storyboard.identifiers)
    }
    return try make(scene, as: type)
  }

  /// Makes the destination of a segue, lets `prepare` hand it what it needs (row E8), then brings it
  /// on as the segue's kind says. UIKit's order: made, prepared, shown.
  ///
  /// - Throws: where `source` was not made here, its scene has no such segue, or the destination is
  ///   no `Destination`; nothing is shown then.
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
    guard link(segue, from: source, to: [destination]) else {
      throw .unexpectedClass("\(Destination.self)", expected: "destination of \(segue.label)")
    }
  }

  /// The segues that `source` can perform. Those that unwind are read and drawn, not performed:
  /// their destination is found among the screens below, which the stage knows.
  private func segues(from source: AnyObject) -> [StoryboardFile.Segue] {
    let origin = origins[ObjectIdentifier(source)]
    guard let origin, origin.controller === source else { return [] }
    return origin.scene.segues.filter { $0.kind != "unwind" }
  }

  /// Remembers, without holding it, which scene a controller is of.
  func remember(_ controller: AnyObject, of scene: StoryboardFile.Scene) {
    origins = origins.filter { $0.value.controller != nil }
    origins[ObjectIdentifier(controller)] = Origin(controller: controller, scene: scene)
  }
}
