// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UIControl: UIView {
  open var isEnabled: Bool = false
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var state: UIControl.State { declaredOnly() }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { declaredOnly() }
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    declaredOnly()
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    declaredOnly()
  }
  open func sendActions(for controlEvents: UIControl.Event) { declaredOnly() }
}

extension UIControl {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaredOnly() }
    public static var normal: State { declaredOnly() }
    public static var highlighted: State { declaredOnly() }
    public static var disabled: State { declaredOnly() }
    public static var selected: State { declaredOnly() }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { declaredOnly() }
    public static var touchUpInside: Event { declaredOnly() }
    public static var valueChanged: Event { declaredOnly() }
    public static var primaryActionTriggered: Event { declaredOnly() }
    public static var editingDidBegin: Event { declaredOnly() }
    public static var editingChanged: Event { declaredOnly() }
    public static var editingDidEnd: Event { declaredOnly() }
    public static var editingDidEndOnExit: Event { declaredOnly() }
  }
}

@MainActor open class UIButton: UIControl {
  public convenience init(type buttonType: UIButton.ButtonType) { declaredOnly() }
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?)
  {
    declaredOnly()
  }
  open func title(for state: UIControl.State) -> String? { declaredOnly() }
  open func setTitle(_ title: String?, for state: UIControl.State) { declaredOnly() }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }
}
