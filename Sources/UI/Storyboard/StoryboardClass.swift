/// A registered class, its type forgotten but for the questions that a loader asks.
@MainActor protocol StoryboardClass {
  func make() -> AnyObject

  /// Whether its objects can be a `Value`: known for classes; a protocol is met or not when the
  /// object is there.
  func mayBe<Value>(_ type: Value.Type) -> Bool

  /// The class that the outlet takes; nil if there is no such outlet.
  func outletClass(_ property: String) -> String?

  /// Whether the outlet is a collection; nil if there is no such outlet.
  func isCollection(_ property: String) -> Bool?

  /// Whether the outlet takes objects of `other`.
  func outlet(_ property: String, mayTake other: any StoryboardClass) -> Bool

  /// What sets the outlet to one value, or a collection to all of its own; nil if one of them is of
  /// another type. It does not hold the owner.
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

  func outlet(_ property: String, mayTake other: any StoryboardClass) -> Bool {
    binding(property)?.mayTake(other) ?? false
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
