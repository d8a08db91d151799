/// A control that is on or off.
///
/// A switch has no title. Its ``UIView/accessibilityLabel`` names the switch for VoiceOver, for
/// tests and in a terminal.
@MainActor open class UISwitch: UIControl {
  private var isSwitchedOn = false { didSet { if isSwitchedOn != oldValue { setNeedsDisplay() } } }

  /// Whether the switch is on. The default is `false`. Setting it sends no event, as in UIKit.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { isSwitchedOn = newValue }
  }

  /// Turns the switch on or off, and sends `.valueChanged` and `.primaryActionTriggered`.
  override func receiveTap() -> Bool {
    guard acceptsTouches else { return false }
    isSwitchedOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
