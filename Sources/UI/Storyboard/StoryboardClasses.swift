/// The classes that storyboards name, each with how it is made and the outlets it has.
///
/// Objective-C finds a class by its name while the program runs; Swift on Linux does not, and where
/// it does, a misspelt name is found by a crash. Here each class is named once, in one place.
///
///     var classes = StoryboardClasses()
///     classes.add(PostServiceLocator.self) { PostServiceLocator() }
///     classes.add(
///       PostsController.self, outlets: [OutletBinding("locator", \.locator)]
///     ) { PostsController() }
@MainActor public struct StoryboardClasses {
  typealias Link = @MainActor (_ from: AnyObject, _ to: [AnyObject]) -> Bool

  private(set) var classes: [String: any StoryboardClass] = [:]
  private(set) var containments: [(key: String?, link: Link)] = []
  private(set) var relationships: [(name: String, link: Link)] = []
  private(set) var segues: [(kind: String, link: Link)] = []
  private(set) var viewLoadings:
    [@MainActor (_ controller: AnyObject, _ connect: @escaping @MainActor () -> Void) -> Bool] = []

  /// No classes: for one's own stage. `HeadlessAdapters` has the stage's classes ready.
  public init() {}

  /// Registers a class under `name`, which is a custom class or, for the kind's own class, the
  /// element's name ("navigationController"). A second registration replaces the first.
  ///
  /// `make` takes no argument, as Interface Builder's objects have none (row E1).
  public mutating func add<Object: AnyObject>(
    _ type: Object.Type, named name: String? = nil, outlets: [OutletBinding<Object>] = [],
    make: @escaping @MainActor () -> Object
  ) {
    classes[name ?? "\(type)"] = RegisteredClass(outlets: outlets, makeObject: make)
  }

  /// Says how an element takes in an element inside it; `key` is what the inner one is to the
  /// outer ("view"), nil for one of many.
  public mutating func contain<Parent: AnyObject, Child: AnyObject>(
    key: String? = nil, _ take: @escaping @MainActor (Parent, Child) -> Void
  ) {
    containments.append((key, Self.linkOfFirst(take)))
  }

  /// Says how a controller calls back when its view is loaded, before its `viewDidLoad`: then its
  /// outlets to views are set, as in UIKit. Without it they are set when the scene is made.
  ///
  /// `wait` is given what sets them, which holds the views and not the controller.
  public mutating func whenViewLoads<Controller: AnyObject>(
    _ wait: @escaping @MainActor (Controller, @escaping @MainActor () -> Void) -> Void
  ) {
    viewLoadings.append { controller, connect in
      guard let controller = controller as? Controller else { return false }
      wait(controller, connect)
      return true
    }
  }

  /// Says how a container takes its children of a relationship ("rootViewController"), in order.
  public mutating func relationship<Parent: AnyObject, Child: AnyObject>(
    _ name: String, _ take: @escaping @MainActor (Parent, [Child]) -> Void
  ) {
    relationships.append(
      (
        name,
        { from, to in
          let children = to.compactMap { $0 as? Child }
          guard let parent = from as? Parent, children.count == to.count else { return false }
          take(parent, children)
          return true
        }
      ))
  }

  /// Says how segues of a kind ("show") bring the destination on.
  public mutating func segue<Source: AnyObject, Destination: AnyObject>(
    _ kind: String, _ perform: @escaping @MainActor (Source, Destination) -> Void
  ) {
    segues.append((kind, Self.linkOfFirst(perform)))
  }

  private static func linkOfFirst<From: AnyObject, To: AnyObject>(
    _ body: @escaping @MainActor (From, To) -> Void
  ) -> Link {
    { from, to in
      guard let from = from as? From, let to = to.first as? To else { return false }
      body(from, to)
      return true
    }
  }
}
