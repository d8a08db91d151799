import HeadlessUI

extension ScreenPilot {
  /// Taps the enabled segment with the given title.
  ///
  /// - Throws: A ``PilotError`` if the segment is missing or disabled.
  public func chooseSegment(_ title: String) throws(PilotError) {
    for case let control as UISegmentedControl in shownViews {
      guard let index = control.titles.firstIndex(of: title) else { continue }
      guard control.tapSegment(at: index) else {
        throw failure("The segment “\(title)” is disabled.")
      }
      return
    }
    throw failure("There is no segment “\(title)”.")
  }

  /// Taps the button + of the stepper with the given name.
  ///
  /// - Throws: A ``PilotError`` if the stepper is missing or cannot step up.
  public func stepUp(_ name: String) throws(PilotError) {
    guard try stepper(name).tapIncrement() else { throw failure("“\(name)” cannot step up.") }
  }

  /// Taps the button − of the stepper with the given name.
  ///
  /// - Throws: A ``PilotError`` if the stepper is missing or cannot step down.
  public func stepDown(_ name: String) throws(PilotError) {
    guard try stepper(name).tapDecrement() else { throw failure("“\(name)” cannot step down.") }
  }

  /// Returns the value of the switch, segmented control or stepper with the given name.
  ///
  /// The value of a switch is "on" or "off". The value of a segmented control is the title of the
  /// selected segment, or an empty string.
  ///
  /// - Throws: A ``PilotError`` if the control is missing.
  public func value(of name: String) throws(PilotError) -> String {
    let control = shownViews.lazy.compactMap { $0 as? UIControl }
      .first { $0.isNamed(name) && $0.valueText != nil }
    guard let value = control?.valueText else {
      throw failure("There is no switch, segmented control or stepper “\(name)”.")
    }
    return value
  }

  /// The names and values of the visible switches, segmented controls and steppers.
  var controlTexts: [String] {
    shownViews.compactMap { $0 as? UIControl }.compactMap { control in
      control.valueText.map { "\(control.accessibilityLabel ?? "?"): \($0)" }
    }
  }

  private func stepper(_ name: String) throws(PilotError) -> UIStepper {
    let steppers = shownViews.lazy.compactMap { $0 as? UIStepper }
    guard let stepper = steppers.first(where: { $0.isNamed(name) }) else {
      throw failure("There is no stepper “\(name)”.")
    }
    return stepper
  }
}

extension UIControl {
  /// Returns whether the name is the control's accessibility label or identifier.
  func isNamed(_ name: String) -> Bool {
    accessibilityLabel == name || accessibilityIdentifier == name
  }

  /// The displayed value, or nil if the control has no value.
  fileprivate var valueText: String? {
    switch self {
    case let control as UISwitch: control.isOn ? "on" : "off"
    case let control as UISegmentedControl:
      control.selectedSegmentIndex == UISegmentedControl.noSegment
        ? "" : control.titleForSegment(at: control.selectedSegmentIndex) ?? ""
    case let control as UIStepper:
      control.value.formatted(.number.locale(Locale(identifier: "en_US")))
    default: nil
    }
  }
}

extension UISegmentedControl {
  fileprivate var titles: [String?] { (0..<numberOfSegments).map(titleForSegment) }
}
