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
  let coordinator = ViewControllerTransitionCoordinator()
}
