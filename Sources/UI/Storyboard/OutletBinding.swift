/// How an outlet's name becomes a property: what key-value coding does in UIKit, but typed, so that
/// a wrong class is found when the storyboard is loaded, and not when the property is used.
///
///     OutletBinding("serviceLocator", \PostsController.serviceLocator)
///     OutletBinding(collection: "stars", \RatingController.stars)
@MainActor public struct OutletBinding<Owner: AnyObject> {
  let property: String
  let valueName: String
  let isCollection: Bool
  /// What sets the outlet to these values; nil if one of them is of another type.
  let setting: ([AnyObject]) -> (@MainActor (Owner) -> Void)?
  let mayTake: (any StoryboardClass) -> Bool

  /// The outlet `property`, set by calling `set`.
  public init<Value>(_ property: String, _ set: @escaping @MainActor (Owner, Value) -> Void) {
    self.init(property, isCollection: false) { (owner: Owner, values: [Value]) in
      for value in values { set(owner, value) }
    }
  }

  /// The outlet `property`, kept in the optional property at `keyPath`.
  public init<Value>(_ property: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value?>) {
    self.init(property) { (owner: Owner, value: Value) in owner[keyPath: keyPath] = value }
  }

  /// The outlet collection `property`, kept in the array at `keyPath`: all of its members at once,
  /// in the order in which the file connects them.
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
    mayTake = { $0.mayBe(Value.self) }
  }
}
