#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An animator that calls `UIView.animate` with the keyboard's duration and curve.
public struct KeyboardAnimator: KeyboardAnimating {
  /// Creates an animator.
  public init() {}

  /// Runs `changes` as an animation.
  ///
  /// The keyboard's curve, 7, is not a case of `UIView.AnimationCurve`. So its raw value is shifted
  /// into the animation options.
  public func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    UIView.animate(
      withDuration: timing.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: UInt(timing.curve) << 16), animations: changes)
  }
}
