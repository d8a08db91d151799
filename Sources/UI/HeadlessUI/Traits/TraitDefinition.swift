/// A trait: a value of the environment, such as a size class (`UITraitDefinition`).
///
/// The type of a trait is the key of its value in a ``TraitCollection``. An app can define its own
/// traits.
public protocol TraitDefinition {
  /// The type of the value.
  associatedtype Value: Equatable, Sendable
  /// The value of the trait if nothing sets the trait.
  static var defaultValue: Value { get }
}

/// The horizontal size class (`UITraitHorizontalSizeClass`).
public struct TraitHorizontalSizeClass: TraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// The vertical size class (`UITraitVerticalSizeClass`).
public struct TraitVerticalSizeClass: TraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UserInterfaceSizeClass.unspecified
}

/// Light or dark appearance (`UITraitUserInterfaceStyle`).
public struct TraitUserInterfaceStyle: TraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UserInterfaceStyle.unspecified
}

/// The text size that the user prefers (`UITraitPreferredContentSizeCategory`).
public struct TraitPreferredContentSizeCategory: TraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = ContentSizeCategory.unspecified
}

/// The amount of space in one direction (`UIUserInterfaceSizeClass`).
public enum UserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The appearance of an interface (`UIUserInterfaceStyle`).
public enum UserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A text size that the user prefers (`UIContentSizeCategory`).
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size. The names are UIKit's.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// No size.
  public static let unspecified = ContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Large text, which is a device's default.
  public static let large = ContentSizeCategory("L")
  /// Extra large text.
  public static let extraLarge = ContentSizeCategory("XL")
  /// The second of five accessibility sizes.
  public static let accessibilityLarge = ContentSizeCategory("AccessibilityL")

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
