#if canImport(UIKit)
  public import UIKit

  /// An animator that calls `UIView.animate` with the keyboard's timing.
  public struct UIKitKeyboardAnimator: KeyboardAnimating {
    /// Creates an animator.
    public init() {}

    /// Animates the changes with the keyboard's duration and curve.
    ///
    /// The keyboard's curve, 7, is not a case of `UIView.AnimationCurve`, so its raw value is
    /// shifted into the animation options.
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
    /// Creates a manager that observes the device's keyboard and animates with UIKit.
    public convenience init(scrollView: UIScrollView) {
      self.init(view: scrollView, center: .default, animator: UIKitKeyboardAnimator())
    }
  }
#endif
