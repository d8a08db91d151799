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
