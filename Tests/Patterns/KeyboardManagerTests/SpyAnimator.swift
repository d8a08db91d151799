import KeyboardManager

/// Runs changes at once and notes the timing with which it was asked to.
@MainActor
final class SpyAnimator: KeyboardAnimating {
  private(set) var timings: [KeyboardTiming] = []

  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    timings.append(timing)
    changes()
  }
}
