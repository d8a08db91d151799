extension NavigationController {
  /// A finger begins to swipe back from the edge. Answers whether there is anything to go back
  /// to; then end it with ``finishInteractivePop()`` or ``cancelInteractivePop()``. Ours.
  ///
  /// Where there is no back button there is no swipe: under a hidden bar, and beside items at the left.
  ///
  /// As in UIKit the stack is popped already: the top gets `viewWillDisappear`, the one below
  /// `viewWillAppear`, the delegate `willShow`.
  @discardableResult public func beginInteractivePop() -> Bool {
    guard isInteractivePopEnabled, !isNavigationBarHidden, ongoing == nil, stack.count > 1,
      topViewController?.navigationItem.showsBackButton == true
    else { return false }
    begin(to: Array(stack.dropLast()), animated: true, isInteractive: true)
    return true
  }

  /// The finger swiped far enough: the pop ends as any other. Ours.
  public func finishInteractivePop() {
    if ongoing?.isInteractive == true { finish() }
  }

  /// The finger let go too early: the stack is as before. Ours.
  ///
  /// The one below gets `viewWillDisappear` and `viewDidDisappear`, then the top `viewWillAppear`
  /// and `viewDidAppear`; the delegate is not told, as in UIKit.
  public func cancelInteractivePop() {
    guard let transition = ongoing, transition.isInteractive, !isEnding,
      let from = transition.from, let to = transition.to
    else { return }
    isEnding = true
    stack = transition.oldStack
    if to.isInTransition { to.beginAppearanceIfNeeded(false, animated: true) }
    to.viewIfLoaded?.removeFromSuperview()
    if to.isInTransition { to.endAppearanceTransition() }
    if from.isInTransition {
      from.beginAppearanceIfNeeded(true, animated: true)
      from.endAppearanceTransition()
    }
    for removed in transition.removed {
      removed.isMovingFromParent = false
      removed.containment = .contained
    }
    isEnding = false
    ongoing = nil
    end(transition, isCancelled: true)
  }
}
