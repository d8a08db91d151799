/// The values of all traits of a view or a view controller.
public final class UITraitCollection {
  fileprivate let values: TraitValues

  fileprivate init(_ values: TraitValues) { self.values = values }

  /// Creates a collection in which every trait has its default value.
  public convenience init() { self.init(TraitValues()) }

  /// Creates a collection with the values that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = UITraitOverrides()
    mutations(&traits)
    self.init((traits as? UITraitOverrides)?.values ?? TraitValues())
  }

  /// Returns the value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }

  /// Returns the collection with some values replaced.
  func replacing(with overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.values.byTrait.isEmpty else { return self }
    var values = values
    values.byTrait.merge(overrides.values.byTrait) { $1 }
    return UITraitCollection(values)
  }

  /// Returns whether a trait has different values in two collections.
  ///
  /// Values of a type that is not `Equatable` are always different.
  func differs<Trait: UITraitDefinition>(
    from other: UITraitCollection, in trait: Trait.Type
  ) -> Bool {
    !((self[trait] as? any Equatable)?.isEqual(to: other[trait]) ?? false)
  }
}

/// A set of traits whose values can be set.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

/// The traits that a view or a controller sets for itself and its content.
public struct UITraitOverrides: UIMutableTraits {
  fileprivate(set) var values = TraitValues()

  /// The value of a trait. Reading a trait that is not set returns its default value.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values.byTrait[ObjectIdentifier(trait)] = newValue }
  }
}

/// The values that are set, by the type of their trait.
struct TraitValues {
  fileprivate var byTrait: [ObjectIdentifier: Any] = [:]

  fileprivate subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    byTrait[ObjectIdentifier(trait)] as? Trait.Value ?? Trait.defaultValue
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
