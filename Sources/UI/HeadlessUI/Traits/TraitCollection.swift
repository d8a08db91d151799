/// The values of all traits of a view or a view controller (`UITraitCollection`).
public final class TraitCollection: Sendable {
  fileprivate let values: TraitValues

  fileprivate init(_ values: TraitValues) { self.values = values }

  /// Creates a collection in which every trait has its default value.
  public convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the values that `mutations` sets.
  public convenience init(mutations: (inout any MutableTraits) -> Void) {
    var traits: any MutableTraits = TraitOverrides()
    mutations(&traits)
    self.init((traits as? TraitOverrides)?.values ?? TraitValues())
  }

  /// Returns the value of a trait.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass { self[TraitHorizontalSizeClass.self] }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass { self[TraitVerticalSizeClass.self] }
  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle { self[TraitUserInterfaceStyle.self] }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory {
    self[TraitPreferredContentSizeCategory.self]
  }

  /// Returns the collection with some values replaced.
  func replacing(with overrides: TraitOverrides) -> TraitCollection {
    guard !overrides.values.byTrait.isEmpty else { return self }
    var values = values
    values.byTrait.merge(overrides.values.byTrait) { $1 }
    return TraitCollection(values)
  }

  /// Returns whether a trait has different values in two collections.
  func differs<Trait: TraitDefinition>(
    from other: TraitCollection, in trait: Trait.Type
  ) -> Bool {
    self[trait] != other[trait]
  }
}

/// A set of traits whose values can be set (`UIMutableTraits`).
public protocol MutableTraits {
  /// The value of a trait.
  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension MutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    get { self[TraitHorizontalSizeClass.self] }
    set { self[TraitHorizontalSizeClass.self] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass {
    get { self[TraitVerticalSizeClass.self] }
    set { self[TraitVerticalSizeClass.self] = newValue }
  }
  /// Light or dark appearance.
  public var userInterfaceStyle: UserInterfaceStyle {
    get { self[TraitUserInterfaceStyle.self] }
    set { self[TraitUserInterfaceStyle.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[TraitPreferredContentSizeCategory.self] }
    set { self[TraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The traits that a view or a controller sets for itself and its content (`UITraitOverrides`).
public struct TraitOverrides: MutableTraits, Sendable {
  fileprivate(set) var values = TraitValues()

  /// The value of a trait. Reading a trait that is not set returns its default value.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values.byTrait[ObjectIdentifier(trait)] = newValue }
  }

  /// Returns whether a value is set for the trait.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool {
    values.byTrait[ObjectIdentifier(trait)] != nil
  }

  /// Removes the value of the trait, so that it is inherited again.
  public mutating func remove(_ trait: any TraitDefinition.Type) {
    values.byTrait[ObjectIdentifier(trait)] = nil
  }
}

/// The values that are set, by the type of their trait.
struct TraitValues: Sendable {
  fileprivate var byTrait: [ObjectIdentifier: any Sendable] = [:]

  fileprivate subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    byTrait[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }
}
