extension NavigationController {
  /// Does it now, or when the transition under way has ended.
  func perform(_ operation: @escaping @MainActor () -> Void) {
    if ongoing == nil { operation() } else { deferred.append(operation) }
  }

  func mayPush(_ viewController: ViewController) -> Bool {
    if viewController is NavigationController {
      Violation.raise("Pushing a navigation controller is not supported")
      return false
    }
    if viewController is SplitViewController {
      Violation.warn(
        """
        Split View Controllers cannot be pushed to a Navigation Controller \(Violation.name(self))
        """)
      return false
    }
    if stack.contains(viewController) {
      Violation.raise(
        """
        \(Violation.name(self)) is pushing the same view controller instance \
        (\(Violation.name(viewController))) more than once which is not supported and is most \
        likely an error in the application
        """)
      return false
    }
    return true
  }

  func change(to newStack: [ViewController], animated: Bool) {
    begin(to: newStack, animated: animated)
    if let window = viewIfLoaded?.window {
      window.complete(animated: animated) { [self] in finish() }
    } else {
      finish()
    }
  }

  /// The first half: the stack is the new one; both views are in the window.
  func begin(to newStack: [ViewController], animated: Bool, isInteractive: Bool = false) {
    let transition = NavigationTransition(
      from: stack, to: newStack, isAnimated: animated, isInteractive: isInteractive,
      isShown: appearance.state == .appeared || appearance.state == .appearing)
    ongoing = transition
    for added in transition.added {
      addChild(added)
      added.isMovingToParent = true
    }
    for removed in transition.removed {
      removed.willMove(toParent: nil)
      removed.isMovingFromParent = true
    }
    stack = newStack
    guard isViewLoaded, transition.from !== transition.to else { return }
    if transition.isShown {
      transition.from?.beginAppearanceIfNeeded(false, animated: animated)
      transition.to?.beginAppearanceIfNeeded(true, animated: animated)
    }
    if let to = transition.to {
      install(to)
      if transition.isShown {
        delegate?.navigationController(self, willShow: to, animated: animated)
      }
    }
  }

  /// The second half: the old view is gone, and what waited for the end is done.
  func finish() {
    guard let transition = ongoing, !isEnding else { return }
    isEnding = true
    let changesTop = isViewLoaded && transition.from !== transition.to
    if changesTop {
      transition.from?.viewIfLoaded?.removeFromSuperview()
      if transition.from?.isInTransition == true { transition.from?.endAppearanceTransition() }
      if appearance.state == .appeared, transition.to?.isInTransition == true {
        transition.to?.endAppearanceTransition()
      }
    }
    for removed in transition.removed {
      removed.removeFromParent()
      removed.isMovingFromParent = false
    }
    for added in transition.added {
      added.didMove(toParent: self)
      added.isMovingToParent = false
    }
    isEnding = false
    ongoing = nil
    if changesTop, transition.isShown, let to = transition.to {
      delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    }
    viewIfLoaded?.setNeedsDisplay()
    end(transition, isCancelled: false)
  }

  /// The last step. A push from within `viewDidAppear` has waited for it, so that the delegate
  /// hears of the two in their order.
  func end(_ transition: NavigationTransition, isCancelled: Bool) {
    transition.coordinator.end(isCancelled: isCancelled)
    while ongoing == nil, !deferred.isEmpty { deferred.removeFirst()() }
  }

  func install(_ viewController: ViewController) {
    let content: View = viewController.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

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

/// A change of a navigation stack that has begun and not ended.
@MainActor struct NavigationTransition {
  let from: ViewController?
  let to: ViewController?
  let added: [ViewController]
  let removed: [ViewController]
  /// The stack to go back to if it is cancelled.
  let oldStack: [ViewController]
  let isAnimated: Bool
  /// Whether a finger moves it, so that it can be cancelled.
  let isInteractive: Bool
  /// Whether the controllers get appearance calls: the stack is on screen.
  let isShown: Bool
  /// Who tells of its end.
  let coordinator: ViewControllerTransitionCoordinator

  init(
    from old: [ViewController], to new: [ViewController], isAnimated: Bool, isInteractive: Bool,
    isShown: Bool
  ) {
    let oldSet = Set(old)
    let newSet = Set(new)
    from = old.last
    to = new.last
    added = new.filter { !oldSet.contains($0) }
    removed = old.filter { !newSet.contains($0) }
    oldStack = old
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.isShown = isShown
    coordinator = ViewControllerTransitionCoordinator(from: from, to: to)
  }
}
