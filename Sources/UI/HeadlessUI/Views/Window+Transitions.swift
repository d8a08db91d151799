extension Window {
  /// Whether a transition waits for ``finishTransitions()``. Ours.
  public var isTransitioning: Bool { !heldTransitions.isEmpty }

  /// Finishes the transitions that are held, in the order of their begin. Those that start
  /// meanwhile are held in their turn while ``holdsTransitions``. Ours.
  public func finishTransitions() {
    let finishing = heldTransitions
    heldTransitions = []
    for finish in finishing { finish() }
  }

  /// Finishes a transition that has begun: at once, unless it is animated and held.
  func complete(animated: Bool, _ finish: @escaping @MainActor () -> Void) {
    if animated, holdsTransitions {
      heldTransitions.append(finish)
    } else {
      finish()
    }
  }
}
