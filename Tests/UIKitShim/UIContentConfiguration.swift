// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { declaredOnly() }
}

/// A protocol without the trait collection and the subscript of UIKit's protocol.
public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected: Bool
  public var isHighlighted: Bool
  public var isEditing: Bool
  public var isSwiped: Bool
}

public struct UIListContentConfiguration: Hashable, Sendable {
  public static func cell() -> UIListContentConfiguration { declaredOnly() }
  public static func subtitleCell() -> UIListContentConfiguration { declaredOnly() }
  public static func valueCell() -> UIListContentConfiguration { declaredOnly() }
  public var text: String?
  public var secondaryText: String?
  public var prefersSideBySideTextAndSecondaryText: Bool
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { declaredOnly() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    declaredOnly()
  }
}

@MainActor open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }
  open var configuration: any UIContentConfiguration {
    get { declaredOnly() }
    set { declaredOnly() }
  }
}
