extension ViewController {
  /// Says that the view is about to appear or disappear: calls `viewWillAppear` or
  /// `viewWillDisappear`, here and in the children.
  ///
  /// A custom container calls it for its children, and ``endAppearanceTransition()`` after. Two
  /// begins in one direction draw UIKit's warning about unbalanced calls, and change nothing.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard takesBegin(isAppearing) else { return warnOfUnbalancedCalls() }
    appearance.isAnimated = animated
    appearance.state = isAppearing ? .appearing : .disappearing
    if isAppearing {
      appearance.wasReportedAppearing = false
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwarded { child.beginAppearanceIfNeeded(isAppearing, animated: animated) }
    if isAppearing, viewIfLoaded?.window != nil { reportAppearing() }
  }

  /// Says that the view has appeared or disappeared, as its begin announced.
  public func endAppearanceTransition() {
    switch appearance.state {
    case .appearing:
      reportAppearing()
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return warnOfUnbalancedCalls()
    }
    for child in forwarded where child.isInTransition { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` once a transition, with the view in its window and laid out.
  private func reportAppearing() {
    guard !appearance.wasReportedAppearing else { return }
    appearance.wasReportedAppearing = true
    viewIfLoaded?.layoutIfNeeded()
    viewIsAppearing(appearance.isAnimated)
    for child in forwarded where child.appearance.state == .appearing { child.reportAppearing() }
    viewIfLoaded?.layoutIfNeeded()
  }

  func viewWillMove(to newWindow: Window?) {
    let isEntering = newWindow != nil
    guard appearance.state == (isEntering ? .disappeared : .appeared) else { return }
    if let parent {
      guard parent.shouldAutomaticallyForwardAppearanceMethods,
        parent.appearance.state != .disappeared
      else { return }
    }
    appearance.followsView = parent?.isInTransition != true
    beginAppearanceTransition(isEntering, animated: false)
  }

  func viewDidMove(to newWindow: Window?) {
    if newWindow != nil, appearance.state == .appearing { reportAppearing() }
    guard appearance.followsView else { return }
    appearance.followsView = false
    if isInTransition { endAppearanceTransition() }
  }

  var isInTransition: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }

  /// Begins unless the controller is on its way, or there, already.
  func beginAppearanceIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard takesBegin(isAppearing) else { return }
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func takesBegin(_ isAppearing: Bool) -> Bool {
    switch appearance.state {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }

  /// The children that get appearance calls through this controller.
  private var forwarded: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private func warnOfUnbalancedCalls() {
    Violation.warn(
      "Unbalanced calls to begin/end appearance transitions for \(Violation.name(self)).")
  }
}

/// Where a controller's view is between "not shown" and "shown".
struct Appearance {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called in this transition.
  var wasReportedAppearing = false
  /// Whether the transition was begun by the view's entering or leaving the window.
  var followsView = false
}
