import HeadlessUI
public import KeyboardManager

/// Animates with `View.animate`, in step with the keyboard.
public struct KeyboardManagerAnimator: KeyboardAnimating {
  /// An animator; it has no state.
  public init() {}

  /// Shifts the curve's raw value into the options, as UIKit's form does.
  public func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    View.animate(
      withDuration: timing.duration, delay: 0,
      options: View.AnimationOptions(rawValue: UInt(timing.curve) << 16), animations: changes)
  }
}
