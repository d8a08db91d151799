/// The progress of a controller's appearance calls, such as `viewWillAppear`.
struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }

  var state = State.disappeared
  var isAnimated = false
  /// Whether `viewIsAppearing` was called in this transition.
  var calledIsAppearing = false
  /// Whether the transition ends once the view entered or left the window.
  var followsView = false
}

extension UIViewController {
  /// Begins an appearance transition: calls `viewWillAppear` or `viewWillDisappear`.
  ///
  /// The transition also begins for the children, unless the controller is a custom container that
  /// calls this method and ``endAppearanceTransition()`` for them itself. A second call with the
  /// same `isAppearing` changes nothing, and causes UIKit's warning about unbalanced calls.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    guard canBegin(isAppearing) else { return warnOfUnbalancedCalls() }
    appearance.isAnimated = animated
    appearance.state = isAppearing ? .appearing : .disappearing
    if isAppearing {
      appearance.calledIsAppearing = false
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearanceIfNeeded(isAppearing, animated: animated) }
    if isAppearing, viewIfLoaded?.window != nil { callIsAppearing() }
  }

  /// Ends an appearance transition: calls `viewDidAppear` or `viewDidDisappear`.
  public func endAppearanceTransition() {
    switch appearance.state {
    case .appearing:
      callIsAppearing()
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
    case .appeared, .disappeared:
      return warnOfUnbalancedCalls()
    }
    for child in shownChildren { child.endAppearanceIfNeeded() }
  }

  /// Lays out the view and calls `viewIsAppearing`, once per transition.
  private func callIsAppearing() {
    guard !appearance.calledIsAppearing else { return }
    appearance.calledIsAppearing = true
    viewIfLoaded?.layoutIfNeeded()
    viewIsAppearing(appearance.isAnimated)
    for child in shownChildren where child.appearance.state == .appearing {
      child.callIsAppearing()
    }
    viewIfLoaded?.layoutIfNeeded()
  }

  func viewWillMove(to newWindow: UIWindow?) {
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

  func viewDidMove(to newWindow: UIWindow?) {
    if newWindow != nil, appearance.state == .appearing { callIsAppearing() }
    guard appearance.followsView else { return }
    appearance.followsView = false
    endAppearanceIfNeeded()
  }

  var isInTransition: Bool {
    appearance.state == .appearing || appearance.state == .disappearing
  }

  /// Begins an appearance transition if `isAppearing` differs from the current appearance.
  func beginAppearanceIfNeeded(_ isAppearing: Bool, animated: Bool) {
    if canBegin(isAppearing) { beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the appearance transition if one is running.
  func endAppearanceIfNeeded() {
    if isInTransition { endAppearanceTransition() }
  }

  private func canBegin(_ isAppearing: Bool) -> Bool {
    let isShown = appearance.state == .appeared || appearance.state == .appearing
    return isShown != isAppearing
  }

  /// The children to which this controller forwards its appearance calls.
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private func warnOfUnbalancedCalls() {
    Violation.warn(
      "Unbalanced calls to begin/end appearance transitions for \(Violation.name(self)).")
  }
}
