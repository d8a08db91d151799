/// A trait: a value of the environment, such as a size class.
///
/// The type of a trait is the key of the trait's value in a ``UITraitCollection``. An app can
/// define its own traits.
public protocol UITraitDefinition {
  /// The type of the value.
  associatedtype Value
  /// The value of the trait if nothing sets the trait.
  static var defaultValue: Value { get }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default is `unspecified`, as in UIKit.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// A text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory\(name)" }

  /// The value if no size is set.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Large text, which is a device's default.
  public static let large = UIContentSizeCategory("L")
  /// Extra large text.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The second of five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")

  /// Whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
