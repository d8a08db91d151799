#if canImport(UIKit)
  public import UIKit

  /// Animates with `UIView.animate`, in step with the keyboard.
  public struct UIKitKeyboardAnimator: KeyboardAnimating {
    /// An animator; it has no state.
    public init() {}

    /// Shifts the curve's raw value into the options: the keyboard's curve, 7, is no case of
    /// `UIView.AnimationCurve`, but the options take it.
    public func animate(
      with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void
    ) {
      UIView.animate(
        withDuration: timing.duration, delay: 0,
        options: UIView.AnimationOptions(rawValue: UInt(timing.curve) << 16),
        animations: changes, completion: nil)
    }
  }

  extension KeyboardInsetsManager {
    /// A manager for `scrollView` that hears the device's keyboard and animates with UIKit.
    public convenience init(scrollView: UIScrollView) {
      self.init(view: scrollView, center: .default, animator: UIKitKeyboardAnimator())
    }
  }
#endif
