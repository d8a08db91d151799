// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory(rawValue: "")
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var isAccessibilityCategory: Bool { declaredOnly() }
}

open class UITraitCollection: NSObject {
  open var horizontalSizeClass: UIUserInterfaceSizeClass { declaredOnly() }
  open var verticalSizeClass: UIUserInterfaceSizeClass { declaredOnly() }
  open var userInterfaceStyle: UIUserInterfaceStyle { declaredOnly() }
  open var preferredContentSizeCategory: UIContentSizeCategory { declaredOnly() }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> =
    (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void

  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
  public var traitCollection: UITraitCollection { declaredOnly() }
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { declaredOnly() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    declaredOnly()
  }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
  public var traitCollection: UITraitCollection { declaredOnly() }
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { declaredOnly() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    declaredOnly()
  }
}
