public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// An object that runs changes together with the keyboard's animation.
///
/// `KeyboardAnimator` calls `UIView.animate`. A mock records the timing and runs the changes
/// at once.
@MainActor
public protocol KeyboardAnimating {
  /// Runs `changes` with the keyboard's duration and curve.
  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void)
}

/// A manager that insets a scroll view while the keyboard covers it.
///
/// After each notification of the keyboard, the manager computes the covered height. It sets the
/// bottom insets of content and indicators to at least that height, and scrolls to the focused
/// input. The controller forwards three calls:
///
///     override func viewWillAppear(_ animated: Bool) { keyboard.beginObserving() }
///     override func viewDidLayoutSubviews() { keyboard.layoutDidChange() }
///     override func viewWillDisappear(_ animated: Bool) { keyboard.endObserving() }
///
/// - Isolation: main actor. UIKit posts on the main thread, so a notification from another thread
///   is a programmer error and stops the program.
/// - Lifetime: the controller retains the manager. The manager holds the view weakly, and the
///   notification center retains neither manager nor view.
@MainActor
public final class KeyboardInsetsManager {
  private weak var view: (any KeyboardAvoiding)?
  private let animator: any KeyboardAnimating
  private let center: NotificationCenter
  private var tokens: NotificationTokens?
  private var screenFrame: CGRect?
  private var contentBottom = BottomInset()
  private var indicatorBottom = BottomInset()

  /// Creates a manager that does not observe the keyboard yet.
  ///
  /// - Parameters:
  ///   - view: the scroll view, held weakly.
  ///   - center: the notification center that posts the keyboard's notifications.
  ///   - animator: runs the changes of the insets.
  public init(
    view: any KeyboardAvoiding, center: NotificationCenter, animator: any KeyboardAnimating
  ) {
    self.view = view
    self.center = center
    self.animator = animator
  }

  /// Whether the manager observes the keyboard.
  public var isObserving: Bool { tokens != nil }

  /// Starts to observe the keyboard. A second call has no effect.
  ///
  /// If the keyboard is already visible, the insets change at the next keyboard notification.
  public func beginObserving() {
    guard tokens == nil else { return }
    let tokens = NotificationTokens(center: center)
    for kind in KeyboardNotification.allCases {
      tokens.observe(kind.name) { [weak self] notification in
        guard let change = KeyboardChange(notification) else { return }
        MainActor.assumeIsolated { self?.keyboardWillChange(change) }
      }
    }
    self.tokens = tokens
  }

  /// Stops observing and restores the original insets at once. A second call has no effect.
  public func endObserving() {
    guard tokens != nil else { return }
    tokens = nil
    screenFrame = nil
    updateInsets()
  }

  /// Updates the insets after the view moved, rotated or changed its size.
  ///
  /// Call it from `viewDidLayoutSubviews`. The manager sets the insets only if a value changes.
  public func layoutDidChange() {
    if screenFrame != nil { updateInsets() }
  }

  /// Scrolls to the focused input, after the focus moved while the keyboard is visible.
  public func scrollToFocus(animated: Bool) {
    guard let view, let rect = view.focusedRect else { return }
    view.scrollRectToVisible(rect, animated: animated)
  }

  private func keyboardWillChange(_ change: KeyboardChange) {
    let hasMoved = change.screenFrame != screenFrame
    screenFrame = change.screenFrame
    updateInsets(timing: change.timing, scrolls: change.isLocal && hasMoved)
  }

  /// Sets the insets for the current keyboard, and scrolls to the focused input if `scrolls` is
  /// true. If `timing` is not nil, both are animated.
  private func updateInsets(timing: KeyboardTiming? = nil, scrolls: Bool = false) {
    guard let view else { return }
    let overlap = overlap(with: view)
    var content = view.contentInsets
    var indicators = view.indicatorInsets
    content.bottom = contentBottom.covering(overlap, current: content.bottom)
    indicators.bottom = indicatorBottom.covering(overlap, current: indicators.bottom)
    let scrolls = scrolls && overlap > 0 && view.focusedRect != nil
    guard scrolls || content != view.contentInsets || indicators != view.indicatorInsets
    else { return }
    let changes: @MainActor () -> Void = { [weak self, weak view] in
      view?.contentInsets = content
      view?.indicatorInsets = indicators
      if scrolls { self?.scrollToFocus(animated: false) }
    }
    if let timing { animator.animate(with: timing, changes) } else { changes() }
  }

  private func overlap(with view: any KeyboardAvoiding) -> CGFloat {
    guard let screenFrame, let keyboard = view.rect(fromScreen: screenFrame) else { return 0 }
    return keyboardOverlap(
      of: keyboard, with: view.bounds, automaticInset: view.automaticBottomInset)
  }
}

/// The original and the applied bottom inset of a view.
private nonisolated struct BottomInset {
  private var original: CGFloat = 0
  private var applied: CGFloat?

  /// Returns the bottom inset for a covered height. Zero restores the original inset.
  ///
  /// The result is the larger of the original inset and `overlap`, because the keyboard covers the
  /// original inset too. If `current` is not the applied inset, other code has set `current`, which
  /// becomes the original.
  mutating func covering(_ overlap: CGFloat, current: CGFloat) -> CGFloat {
    if current != applied { original = current }
    let next = overlap > 0 ? max(original, overlap) : original
    applied = next
    return next
  }
}
