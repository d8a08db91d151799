/// Tells how a navigation transition ends (`UIViewControllerTransitionCoordinator`).
///
/// It lives as long as its transition. It is the only one to tell of a swipe back that was
/// cancelled: the delegate's `didShow` does not come then.
@MainActor public final class ViewControllerTransitionCoordinator {
  /// Whether the transition was taken back. Known when the completions run.
  public private(set) var isCancelled = false

  private var completions: [@MainActor (ViewControllerTransitionCoordinator) -> Void] = []

  /// Runs `animation` at once, and `completion` when the transition has ended, either way.
  /// Answers `true`: HeadlessUI can always do so.
  @discardableResult public func animate(
    alongsideTransition animation: ((ViewControllerTransitionCoordinator) -> Void)?,
    completion: (@MainActor (ViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end(isCancelled: Bool) {
    self.isCancelled = isCancelled
    let ended = completions
    completions = []
    for completion in ended { completion(self) }
  }
}

extension NavigationController {
  /// The coordinator of the animated transition under way; `nil` while nothing moves, and for a
  /// change without animation.
  public var transitionCoordinator: ViewControllerTransitionCoordinator? {
    guard let ongoing, ongoing.isAnimated else { return nil }
    return ongoing.coordinator
  }
}
