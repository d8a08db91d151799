/// The ends of animated transitions. UIKit does not have this API.
extension UIWindow {
  /// Whether animated transitions wait for ``finishTransitions()``.
  ///
  /// By default an animated transition ends with the next display, in a later turn of the main
  /// actor. Tests set this property to act in the middle of a push, a pop, a presentation or a
  /// dismissal.
  public var holdsTransitions: Bool {
    get { stage.holdsTransitions }
    set {
      stage.holdsTransitions = newValue
      if isTransitioning { displayChanged() }
    }
  }

  /// Whether an animated transition is running.
  public var isTransitioning: Bool { !stage.runningTransitions.isEmpty }

  /// Finishes the running transitions in the order in which they began.
  ///
  /// Transitions that begin during the call keep running.
  public func finishTransitions() {
    let finishing = stage.runningTransitions
    stage.runningTransitions = []
    for finish in finishing { finish() }
  }

  /// Performs the requested updates and finishes the running transitions.
  ///
  /// If a finished transition begins another transition, that transition is finished too. If
  /// ``holdsTransitions`` is `true`, no transition is finished. Call this method before you
  /// simulate a touch or a key press, because a user also waits until an animation ends.
  public func settle() {
    layoutIfNeeded()
    while isTransitioning, !holdsTransitions {
      finishTransitions()
      layoutIfNeeded()
    }
  }

  /// Finishes a transition at once, or with a later display if it is animated.
  func complete(animated: Bool, _ finish: @escaping @MainActor () -> Void) {
    guard animated else { return finish() }
    stage.runningTransitions.append(finish)
    displayChanged()
  }
}
