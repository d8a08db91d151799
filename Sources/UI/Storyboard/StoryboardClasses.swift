/// The classes that a storyboard can create, with their factories and outlets.
///
/// Swift on Linux cannot find a class by its name at run time. On Apple's systems a misspelt name
/// crashes. So an app registers each class here.
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

  /// Creates an empty registry. `HeadlessAdapters` adds the classes of HeadlessUI.
  public init() {}

  /// Registers a class. A second registration of the same name replaces the first.
  ///
  /// `name` is a custom class, or an element name such as "navigationController". `make` has no
  /// parameter, because a storyboard creates its objects without arguments.
  public mutating func add<Object: AnyObject>(
    _ type: Object.Type, named name: String? = nil, outlets: [OutletBinding<Object>] = [],
    make: @escaping @MainActor () -> Object
  ) {
    classes[name ?? "\(type)"] = RegisteredClass(outlets: outlets, makeObject: make)
  }

  /// Registers a closure that adds a child element to its parent.
  ///
  /// `key` is the role of the child in the parent, such as "view", or nil for one of several.
  public mutating func contain<Parent: AnyObject, Child: AnyObject>(
    key: String? = nil, _ take: @escaping @MainActor (Parent, Child) -> Void
  ) {
    containments.append((key, Self.linkOfFirst(take)))
  }

  /// Registers a closure that delays the controller's outlets to views until its view loads.
  ///
  /// The controller must call the closure that `wait` receives before `viewDidLoad`. That closure
  /// retains the views, but not the controller. Without a registration, the outlets are set when the
  /// scene is created.
  public mutating func whenViewLoads<Controller: AnyObject>(
    _ wait: @escaping @MainActor (Controller, @escaping @MainActor () -> Void) -> Void
  ) {
    viewLoadings.append { controller, connect in
      guard let controller = controller as? Controller else { return false }
      wait(controller, connect)
      return true
    }
  }

  /// Registers a closure that adds the children of a relationship, such as "rootViewController".
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

  /// Registers a closure that shows the destination of a segue kind, such as "show".
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

/// An outlet's name and the property that it sets.
///
/// UIKit uses key-value coding instead. A typed binding reports a wrong class when the storyboard is
/// loaded, not when the property is used.
///
///     OutletBinding("serviceLocator", \PostsController.serviceLocator)
///     OutletBinding(collection: "stars", \RatingController.stars)
@MainActor public struct OutletBinding<Owner: AnyObject> {
  let property: String
  let valueName: String
  let isCollection: Bool
  /// Returns a closure that sets the outlet, or nil if a value has another type.
  let setting: ([AnyObject]) -> (@MainActor (Owner) -> Void)?
  let accepts: (any StoryboardClass) -> Bool

  /// Creates a binding that calls `set`.
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
  /// It sets all members at once, in the order of the file.
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
    self.isCollection = isCollection
    valueName = "\(Value.self)"
    setting = { objects in
      let values = objects.compactMap { $0 as? Value }
      guard values.count == objects.count else { return nil }
      return { owner in set(owner, values) }
    }
    accepts = { $0.mayBe(Value.self) }
  }
}

/// A registered class without its static type.
@MainActor protocol StoryboardClass {
  func make() -> AnyObject

  /// Returns whether its objects can be of type `Value`. For a protocol the answer is always true.
  func mayBe<Value>(_ type: Value.Type) -> Bool

  /// Returns the class of the outlet, or nil if there is no such outlet.
  func outletClass(_ property: String) -> String?

  /// Returns whether the outlet is a collection, or nil if there is no such outlet.
  func isCollection(_ property: String) -> Bool?

  /// Returns whether the outlet accepts objects of `other`.
  func outlet(_ property: String, accepts other: any StoryboardClass) -> Bool

  /// Returns a closure that sets the outlet, or nil if a value has another type.
  ///
  /// The closure holds the owner weakly.
  func connection(
    of property: String, of owner: AnyObject, to values: [AnyObject]
  ) -> (@MainActor () -> Void)?
}

/// The registration of one class.
struct RegisteredClass<Object: AnyObject>: StoryboardClass {
  let outlets: [OutletBinding<Object>]
  let makeObject: @MainActor () -> Object

  func make() -> AnyObject { makeObject() }

  func mayBe<Value>(_ type: Value.Type) -> Bool {
    !(type is AnyClass) || Object.self is Value.Type
  }

  func outletClass(_ property: String) -> String? {
    binding(property)?.valueName
  }

  func isCollection(_ property: String) -> Bool? {
    binding(property)?.isCollection
  }

  func outlet(_ property: String, accepts other: any StoryboardClass) -> Bool {
    binding(property)?.accepts(other) ?? false
  }

  func connection(
    of property: String, of owner: AnyObject, to values: [AnyObject]
  ) -> (@MainActor () -> Void)? {
    guard let owner = owner as? Object, let set = binding(property)?.setting(values) else {
      return nil
    }
    return { [weak owner] in if let owner { set(owner) } }
  }

  private func binding(_ property: String) -> OutletBinding<Object>? {
    outlets.first { $0.property == property }
  }
}
