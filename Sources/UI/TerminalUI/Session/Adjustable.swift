import HeadlessUI

/// A control with a value that the arrow keys change.
///
/// The left and right arrow keys select the previous and the next value. Return and the space bar
/// also select the next value. In a switch or a segmented control, they wrap to the first value.
@MainActor
protocol Adjustable: Pressable {
  /// Selects the next value if `step` is 1, or the previous value if `step` is -1.
  func adjust(by step: Int, wraps: Bool)
}

extension Adjustable {
  /// Performs the action of a key. Returns false if the key does not change the value.
  func press(_ key: Key) -> Bool {
    switch key {
    case .left: adjust(by: -1, wraps: false)
    case .right: adjust(by: 1, wraps: false)
    case .return, .character(" "): adjust(by: 1, wraps: true)
    default: return false
    }
    return true
  }
}

extension UISwitch: Adjustable {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    let state = isOn ? "✓" : " "
    return (isEnabled ? "[\(state)]" : "(\(state))") + (isNamedByLabel ? "" : " " + nameOnScreen)
  }

  /// Whether a label beside the switch shows the switch's name.
  private var isNamedByLabel: Bool {
    superview?.subviews.contains { ($0 as? UILabel)?.text == accessibilityLabel } == true
  }

  func adjust(by step: Int, wraps: Bool) {
    if wraps || isOn != (step > 0) { tap() }
  }
}

extension UISegmentedControl: Adjustable {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    (0..<numberOfSegments).map { index in
      (index == selectedSegmentIndex ? "● " : "○ ") + (titleForSegment(at: index) ?? "")
    }.joined(separator: "  ")
  }

  func adjust(by step: Int, wraps: Bool) {
    let enabled = (0..<numberOfSegments).filter(isEnabledForSegment)
    guard !enabled.isEmpty else { return }
    let place = enabled.firstIndex(of: selectedSegmentIndex).map { $0 + step } ?? 0
    if enabled.indices.contains(place) {
      tapSegment(at: enabled[place])
    } else if wraps {
      tapSegment(at: enabled[0])
    }
  }
}

extension UIStepper: Adjustable {
  var nameOnScreen: String { accessibilityLabel ?? "" }
  var mark: String {
    let number = value.formatted(.number.locale(Locale(identifier: "en_US")))
    let (minus, plus) = (
      wraps || value > minimumValue ? "[−]" : "(−)", wraps || value < maximumValue ? "[+]" : "(+)"
    )
    return "\(minus) \(number) \(plus)"
  }

  func adjust(by step: Int, wraps: Bool) {
    if step > 0 { tapIncrement() } else { tapDecrement() }
  }
}
