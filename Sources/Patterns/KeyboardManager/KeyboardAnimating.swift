/// Runs changes in step with the keyboard.
///
/// The UIKit form calls `UIView.animate`; a test's form records the timing and runs the changes at
/// once.
@MainActor
public protocol KeyboardAnimating {
  /// Runs `changes` now, animated with the keyboard's own duration and curve.
  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void)
}
