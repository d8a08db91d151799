// Simulated input of a user.

/// Simulated taps on a control. UIKit does not have this API.
extension UIControl {
  /// Taps the control, and returns whether it accepted the tap.
  ///
  /// A switch changes its value, and a text field begins editing. The control accepts no tap if it
  /// is disabled or hidden, or if ``UIView/isUserInteractionEnabled`` is `false`.
  @discardableResult public func tap() -> Bool { receiveTap() }
}

/// Simulated taps on a bar button item. UIKit does not have this API.
extension UIBarButtonItem {
  /// Taps the item, and returns whether it is enabled.
  @discardableResult public func tap() -> Bool {
    guard isEnabled else { return false }
    primaryAction?.performWithSender(self, target: nil)
    return true
  }
}

/// Simulated taps on the Cancel button of a search bar. UIKit does not have this API.
extension UISearchBar {
  /// Taps Cancel, and returns whether the button accepted the tap.
  @discardableResult public func tapCancel() -> Bool { cancelButton.tap() }
}

/// Simulated taps on the buttons of an alert. UIKit does not have this API.
extension UIAlertController {
  /// Taps an action's button, which dismisses the alert and calls the handler.
  ///
  /// Returns `false` and does nothing if the action is disabled or not in the alert. The same is
  /// true if the alert is not presented, or is still being presented or dismissed.
  @discardableResult public func tap(_ action: UIAlertAction) -> Bool {
    guard let presenting = presentingViewController, !isBeingPresented, !isBeingDismissed,
      action.isEnabled, actions.contains(where: { $0 === action })
    else { return false }
    presenting.dismiss(animated: true) { action.handler?(action) }
    return true
  }
}

/// Simulated taps on a segment. UIKit does not have this API.
extension UISegmentedControl {
  /// Taps a segment, which selects it.
  ///
  /// `.valueChanged` is sent if the segment was not selected before. Returns whether the control
  /// accepted the tap.
  @discardableResult public func tapSegment(at segment: Int) -> Bool {
    guard acceptsTouches, (0..<numberOfSegments).contains(segment) else { return false }
    guard selectedSegmentIndex != segment else { return true }
    selectedSegmentIndex = segment
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

/// Simulated taps on the buttons of a stepper. UIKit does not have this API.
extension UIStepper {
  /// Taps the button + and sends `.valueChanged`.
  ///
  /// Returns `false` if the button is disabled. At the maximum it is disabled unless ``wraps`` is
  /// `true`.
  @discardableResult public func tapIncrement() -> Bool { step(by: stepValue) }

  /// Taps the button − and sends `.valueChanged`.
  ///
  /// Returns `false` if the button is disabled. At the minimum it is disabled unless ``wraps`` is
  /// `true`.
  @discardableResult public func tapDecrement() -> Bool { step(by: -stepValue) }

  private func step(by amount: Double) -> Bool {
    guard acceptsTouches else { return false }
    let (old, new) = (value, value + amount)
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    guard value != old else { return false }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

/// Simulated pulls of a refresh control. UIKit does not have this API.
extension UIRefreshControl {
  /// Pulls the control, and returns whether this started a refresh.
  ///
  /// A pull starts no refresh if the control is disabled or hidden, or during a refresh.
  @discardableResult public func pull() -> Bool {
    guard isEnabled, !isHidden, !isRefreshing else { return false }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}

/// Simulated typing in a text field. UIKit does not have this API.
extension UITextField {
  /// Replaces the whole text, as if the user selected all and typed.
  public func replaceText(with text: String) {
    replace(NSRange(location: 0, length: (self.text ?? "").utf16.count), with: text)
  }
}
