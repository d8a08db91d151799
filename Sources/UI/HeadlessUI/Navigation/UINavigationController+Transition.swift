/// A running change of a navigation stack.
@MainActor struct NavigationTransition {
  /// The stack to restore if the transition is cancelled.
  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  let isAnimated: Bool
  /// Whether the user drives the transition with a swipe and can cancel it.
  let isInteractive: Bool
  /// Whether the stack is on screen, so that its controllers receive appearance calls.
  let isShown: Bool
  let coordinator: TransitionCoordinator

  var from: UIViewController? { oldStack.last }
  var to: UIViewController? { newStack.last }
  var added: [UIViewController] { newStack.filter { !oldStack.contains($0) } }
  var removed: [UIViewController] { oldStack.filter { !newStack.contains($0) } }
}

extension UINavigationController {
  /// Runs an operation at once, or after the running transition.
  func perform(_ operation: @escaping @MainActor () -> Void) {
    if ongoing == nil { operation() } else { deferred.append(operation) }
  }

  /// Returns whether a push is allowed. If it is not, reports UIKit's message.
  func mayPush(_ viewController: UIViewController) -> Bool {
    if viewController is UINavigationController {
      Violation.raise("Pushing a navigation controller is not supported")
    } else if viewController is UISplitViewController {
      Violation.warn(
        """
        Split View Controllers cannot be pushed to a Navigation Controller \(Violation.name(self))
        """)
    } else if stack.contains(viewController) {
      Violation.raise(
        """
        \(Violation.name(self)) is pushing the same view controller instance \
        (\(Violation.name(viewController))) more than once which is not supported and is most \
        likely an error in the application
        """)
    } else {
      return true
    }
    return false
  }

  func change(to newStack: [UIViewController], animated: Bool) {
    // If the top controller does not change, there is nothing to animate.
    let animated = animated && newStack.last !== stack.last
    begin(to: newStack, animated: animated)
    guard let window = viewIfLoaded?.window else { return finish() }
    let begun = ongoing?.coordinator
    window.complete(animated: animated) { [self] in
      if ongoing?.coordinator === begun { finish() }
    }
  }

  /// Finishes the running transition and the changes that wait for it, except during a swipe.
  func finishTransitions() {
    while let ongoing, !ongoing.isInteractive, !isEnding { finish() }
  }

  /// Begins a transition: sets the new stack and adds the new view.
  func begin(to newStack: [UIViewController], animated: Bool, isInteractive: Bool = false) {
    let transition = NavigationTransition(
      oldStack: stack, newStack: newStack, isAnimated: animated, isInteractive: isInteractive,
      isShown: appearance.state == .appeared || appearance.state == .appearing,
      coordinator: TransitionCoordinator(
        from: stack.last, to: newStack.last, isAnimated: animated))
    ongoing = transition
    for added in transition.added { addChild(added) }
    for removed in transition.removed { removed.willMove(toParent: nil) }
    stack = newStack
    guard isViewLoaded, transition.from !== transition.to else { return }
    if transition.isShown {
      transition.from?.beginAppearanceIfNeeded(false, animated: animated)
      transition.to?.beginAppearanceIfNeeded(true, animated: animated)
    }
    guard let to = transition.to else { return }
    install(to)
    if transition.isShown {
      delegate?.navigationController(self, willShow: to, animated: animated)
    }
  }

  /// Finishes a transition: removes the old view and runs the deferred operations.
  func finish() {
    guard let transition = ongoing, !isEnding else { return }
    isEnding = true
    let changesTop = isViewLoaded && transition.from !== transition.to
    if changesTop {
      transition.from?.viewIfLoaded?.removeFromSuperview()
      transition.from?.endAppearanceIfNeeded()
      if appearance.state == .appeared { transition.to?.endAppearanceIfNeeded() }
    }
    for removed in transition.removed { removed.removeFromParent() }
    for added in transition.added { added.didMove(toParent: self) }
    isEnding = false
    ongoing = nil
    if changesTop, transition.isShown, let to = transition.to {
      delegate?.navigationController(self, didShow: to, animated: transition.isAnimated)
    }
    viewIfLoaded?.setNeedsDisplay()
    end(transition, isCancelled: false)
  }

  /// Calls the coordinator's completions, then runs the deferred operations.
  ///
  /// A push from `viewDidAppear` is deferred. So the delegate is called first for the previous
  /// transition, and then for the push.
  func end(_ transition: NavigationTransition, isCancelled: Bool) {
    ended = transition
    transition.coordinator.end(isCancelled: isCancelled)
    ended = nil
    while ongoing == nil, !deferred.isEmpty { deferred.removeFirst()() }
  }

  func install(_ viewController: UIViewController) {
    let content: UIView = viewController.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
