// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public static func empty() -> UIContentUnavailableConfiguration { declaredOnly() }
  public static func loading() -> UIContentUnavailableConfiguration { declaredOnly() }
  public static func search() -> UIContentUnavailableConfiguration { declaredOnly() }
  public var text: String?
  public var secondaryText: String?
  public var button: UIButton.Configuration
  public var buttonProperties: ButtonProperties
  public func makeContentView() -> any UIView & UIContentView { declaredOnly() }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    declaredOnly()
  }

  @MainActor public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled: Bool
  }
}

public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traits traitCollection: UITraitCollection) { declaredOnly() }
}

extension UIButton {
  public struct Configuration {
    public var title: String?
    public static func plain() -> UIButton.Configuration { declaredOnly() }
  }
}
