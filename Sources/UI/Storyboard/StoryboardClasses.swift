/// The classes that a storyboard can create, with their factories and outlets.
///
/// Swift on Linux cannot find a class by its name at run time, and on Apple's systems a misspelled
/// name can cause a crash. So an app registers each class in a `StoryboardClasses` value.
///
///     var classes = StoryboardClasses()
///     classes.add(PostServiceLocator.self) { PostServiceLocator() }
///     classes.add(
///       PostsController.self, outlets: [OutletBinding("locator", \.locator)]
///     ) { PostsController() }
@MainActor public struct StoryboardClasses {
  /// A closure that connects objects, or returns false if an object has the wrong type.
  typealias Link = @MainActor (_ from: AnyObject, _ to: [AnyObject]) -> Bool

  private(set) var classes: [String: RegisteredClass] = [:]
  private(set) var containments: [(key: String?, link: Link)] = []
  private(set) var viewLoadings:
    [@MainActor (_ controller: AnyObject, _ connect: @escaping @MainActor () -> Void) -> Bool] = []
  private var relationships: [String: [Link]] = [:]
  private var segues: [String: [Link]] = [:]

  /// Creates an empty registry. ``headless`` contains classes of HeadlessUI.
  public init() {}

  /// Registers a class. A second registration with the same name replaces the first.
  ///
  /// `name` is a custom class, or an element name such as "navigationController". `make` has no
  /// parameter, because a storyboard creates its objects without arguments.
  public mutating func add<Object: AnyObject>(
    _ type: Object.Type, named name: String? = nil, outlets: [OutletBinding<Object>] = [],
    make: @escaping @MainActor () -> Object
  ) {
    let connections = outlets.map { ($0.property, $0.outlet) }
    classes[name ?? "\(type)"] = RegisteredClass(
      type: type, outlets: Dictionary(connections, uniquingKeysWith: { first, _ in first }),
      make: make)
  }

  /// Registers a closure that adds a child element to its parent.
  ///
  /// `key` is the role of the child in the parent, such as "view". `key` is nil if the parent has
  /// several such children.
  public mutating func contain<Parent: AnyObject, Child: AnyObject>(
    key: String? = nil, _ take: @escaping @MainActor (Parent, Child) -> Void
  ) {
    containments.append((key, Self.link { take($0, $1[0]) }))
  }

  /// Registers a closure that delays outlets to views until a view loads.
  ///
  /// `wait` receives the controller and a closure that sets the outlets. The controller must call
  /// this closure before `viewDidLoad`. The closure retains the views, but not the controller.
  /// Without a registration, the outlets are set when the scene is created.
  public mutating func whenViewLoads<Controller: AnyObject>(
    _ wait: @escaping @MainActor (Controller, @escaping @MainActor () -> Void) -> Void
  ) {
    viewLoadings.append { controller, connect in
      guard let controller = controller as? Controller else { return false }
      wait(controller, connect)
      return true
    }
  }

  /// Registers a closure that adds a relationship's children to their parent.
  ///
  /// `name` is the name of the relationship, such as "rootViewController".
  public mutating func relationship<Parent: AnyObject, Child: AnyObject>(
    _ name: String, _ take: @escaping @MainActor (Parent, [Child]) -> Void
  ) {
    relationships[name, default: []].append(Self.link(take))
  }

  /// Registers a closure that shows the destination of a segue kind, such as "show".
  public mutating func segue<Source: AnyObject, Destination: AnyObject>(
    _ kind: String, _ perform: @escaping @MainActor (Source, Destination) -> Void
  ) {
    segues[kind, default: []].append(Self.link { perform($0, $1[0]) })
  }

  /// Returns the registered closures for the kind or the relationship of a segue.
  func links(of segue: StoryboardFile.Segue) -> [Link] {
    segue.kind == "relationship"
      ? relationships[segue.relationship ?? "", default: []] : segues[segue.kind, default: []]
  }

  private static func link<From: AnyObject, To: AnyObject>(
    _ body: @escaping @MainActor (From, [To]) -> Void
  ) -> Link {
    { from, to in
      guard let from = from as? From, let to = to as? [To] else { return false }
      body(from, to)
      return true
    }
  }
}

/// The name of an outlet and the property that the outlet sets.
///
/// UIKit uses key-value coding instead. A typed binding reports a wrong class when the storyboard
/// is loaded, not when the property is used.
///
///     OutletBinding("serviceLocator", \PostsController.serviceLocator)
///     OutletBinding(collection: "stars", \RatingController.stars)
@MainActor public struct OutletBinding<Owner: AnyObject> {
  let property: String
  let outlet: RegisteredOutlet

  /// Creates a binding that passes the outlet's object to `set`.
  public init<Value>(_ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void) {
    self.init(property, isCollection: false) { (owner: Owner, values: [Value]) in
      for value in values { set(owner, value) }
    }
  }

  /// Creates a binding to the optional property at `keyPath`.
  public init<Value>(_ property: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { (owner: Owner, value: Value) in owner[keyPath: keyPath] = value }
  }

  /// Creates a binding of an outlet collection to the array at `keyPath`.
  ///
  /// The binding sets all members of the collection at once, in the order of the file.
  public init<Value>(
    collection property: String, _ keyPath: ReferenceWritableKeyPath<Owner, [Value]>
  ) {
    self.init(property, isCollection: true) { (owner: Owner, values: [Value]) in
      owner[keyPath: keyPath] = values
    }
  }

  private init<Value>(
    _ property: String, isCollection: Bool, _ set: @escaping @MainActor (Owner, [Value]) -> Void
  ) {
    self.property = property
    outlet = RegisteredOutlet(
      valueName: "\(Value.self)", isCollection: isCollection,
      accepts: { !(Value.self is AnyClass) || $0 is Value.Type },
      connection: { owner, objects in
        guard let owner = owner as? Owner, let values = objects as? [Value] else { return nil }
        return { [weak owner] in if let owner { set(owner, values) } }
      })
  }
}

/// A registered class, its outlets and a closure that creates an instance.
struct RegisteredClass {
  let type: AnyClass
  let outlets: [String: RegisteredOutlet]
  let make: @MainActor () -> AnyObject
}

/// An outlet of a registered class.
struct RegisteredOutlet {
  let valueName: String
  let isCollection: Bool
  /// Returns whether the outlet accepts objects of a class. For a protocol this is always true.
  let accepts: @MainActor (AnyClass) -> Bool
  /// Returns a closure that sets the outlet, or nil if a value has the wrong type.
  ///
  /// The closure holds the owner weakly.
  let connection: @MainActor (_ owner: AnyObject, _ values: [AnyObject]) -> (@MainActor () -> Void)?
}
