/// How an outlet's name becomes a property: what key-value coding does in UIKit, but typed, so that
/// a wrong class is found when the storyboard is loaded, and not when the property is used.
///
///     OutletBinding("serviceLocator", \PostsController.serviceLocator)
@MainActor public struct OutletBinding<Owner: AnyObject> {
  let property: String
  let valueName: String
  let set: (Owner, AnyObject) -> Bool
  let mayTake: (any StoryboardClass) -> Bool

  /// The outlet `property`, set by calling `set`.
  public init<Value>(_ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void) {
    self.property = property
    valueName = "\(Value.self)"
    self.set = { owner, object in
      guard let value = object as? Value else { return false }
      set(owner, value)
      return true
    }
    mayTake = { $0.mayBe(Value.self) }
  }

  /// The outlet `property`, kept in the optional property at `keyPath`.
  public init<Value>(_ property: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { (owner: Owner, value: Value) in owner[keyPath: keyPath] = value }
  }
}
