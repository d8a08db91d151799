import HeadlessUI

// Controls that show a value. A live screen draws them, but none of its keys changes the value.

extension UISwitch: MarkedButton {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    let state = isOn ? "✓" : " "
    return (isEnabled ? "[\(state)]" : "(\(state))") + (isNamedByLabel ? "" : " " + nameOnScreen)
  }

  /// Whether a label beside the switch shows the switch's name.
  private var isNamedByLabel: Bool {
    superview?.subviews.contains { ($0 as? UILabel)?.text == accessibilityLabel } == true
  }
}

extension UISegmentedControl: MarkedButton {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    (0..<numberOfSegments).map { index in
      (index == selectedSegmentIndex ? "● " : "○ ") + (titleForSegment(at: index) ?? "")
    }.joined(separator: "  ")
  }
}

extension UIStepper: MarkedButton {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    let number = value.formatted(.number.locale(Locale(identifier: "en_US")))
    let (minus, plus) = (
      wraps || value > minimumValue ? "[−]" : "(−)", wraps || value < maximumValue ? "[+]" : "(+)"
    )
    return "\(minus) \(number) \(plus)"
  }
}
