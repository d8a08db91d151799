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
  /// Extra small text.
  public static let extraSmall = ContentSizeCategory("XS")
  /// Small text.
  public static let small = ContentSizeCategory("S")
  /// Medium text.
  public static let medium = ContentSizeCategory("M")
  /// Large text, which is a device's default.
  public static let large = ContentSizeCategory("L")
  /// Extra large text.
  public static let extraLarge = ContentSizeCategory("XL")
  /// Text that is two sizes larger than ``large``.
  public static let extraExtraLarge = ContentSizeCategory("XXL")
  /// Text that is three sizes larger than ``large``.
  public static let extraExtraExtraLarge = ContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = ContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = ContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = ContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = ContentSizeCategory("AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = ContentSizeCategory("AccessibilityXXXL")

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
