/// A control with two buttons that decrease and increase a number.
///
/// The maximum is never less than the minimum. If a new limit would break this rule, the other
/// limit follows it, as in UIKit.
@MainActor open class UIStepper: UIControl {
  /// The number. The default is 0.
  ///
  /// A value outside the limits becomes the nearest limit. Setting it sends no event, as in UIKit.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), maximumValue) }
  }
  private var number = 0.0 { didSet { if number != oldValue { setNeedsDisplay() } } }

  /// The least value. The default is 0.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// The greatest value. The default is 100.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// The amount of one step. The default is 1. For 0 or less, UIKit raises an exception.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      Violation.raise("stepValue must be greater than 0")
      stepValue = oldValue
    }
  }
  /// Whether a step beyond a limit continues at the other limit. The default is `false`.
  open var wraps = false { didSet { if wraps != oldValue { setNeedsDisplay() } } }
}
