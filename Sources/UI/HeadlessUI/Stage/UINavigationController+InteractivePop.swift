/// A simulated swipe back. UIKit does not have this API.
extension UINavigationController {
  /// Whether swiping back is enabled.
  ///
  /// In UIKit, use `interactivePopGestureRecognizer?.isEnabled`.
  public var isInteractivePopEnabled: Bool {
    get { allowsInteractivePop }
    set { allowsInteractivePop = newValue }
  }

  /// Begins a swipe back, and returns whether the swipe is possible.
  ///
  /// End the swipe with ``finishInteractivePop()`` or ``cancelInteractivePop()``. Without a visible
  /// back button, the user cannot swipe back. As in UIKit, the stack changes when the swipe begins.
  /// `viewWillDisappear`, `viewWillAppear` and the delegate's `willShow` are called at that moment.
  @discardableResult public func beginInteractivePop() -> Bool {
    guard isInteractivePopEnabled, !isNavigationBarHidden, ongoing == nil, stack.count > 1,
      topViewController?.navigationItem.showsBackButton == true
    else { return false }
    begin(to: Array(stack.dropLast()), animated: true, isInteractive: true)
    return true
  }

  /// Completes a swipe back.
  public func finishInteractivePop() {
    if ongoing?.isInteractive == true { finish() }
  }

  /// Cancels a swipe back and restores the stack.
  ///
  /// The lower controller receives `viewWillDisappear` and `viewDidDisappear`. The top controller
  /// receives `viewWillAppear` and `viewDidAppear`. The delegate is not called, as in UIKit.
  public func cancelInteractivePop() {
    guard let transition = ongoing, transition.isInteractive, !isEnding,
      let from = transition.from, let to = transition.to
    else { return }
    isEnding = true
    stack = transition.oldStack
    if to.isInTransition { to.beginAppearanceIfNeeded(false, animated: true) }
    to.viewIfLoaded?.removeFromSuperview()
    to.endAppearanceIfNeeded()
    if from.isInTransition {
      from.beginAppearanceIfNeeded(true, animated: true)
      from.endAppearanceTransition()
    }
    for removed in transition.removed { removed.containment = .contained }
    isEnding = false
    ongoing = nil
    end(transition, isCancelled: true)
  }
}
