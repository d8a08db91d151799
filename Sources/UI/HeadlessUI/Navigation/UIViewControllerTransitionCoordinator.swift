/// A controller's role in a transition.
///
/// `from` is visible before the transition and after a cancelled transition. `to` is visible after
/// a completed transition.
public enum UITransitionContextViewControllerKey: Sendable { case from, to }

/// The coordinator of a running transition.
///
/// A coordinator exists during an animated change of a navigation stack, an animated presentation
/// or an animated dismissal. Only the coordinator reports a cancelled swipe back, because the
/// delegate's `didShow` is not called then.
@MainActor public final class UIViewControllerTransitionCoordinator {
  /// Whether the transition was cancelled. Read it in a completion handler.
  public private(set) var isCancelled = false

  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var completions: [@MainActor (UIViewControllerTransitionCoordinator) -> Void] = []

  init(from: UIViewController?, to: UIViewController?) {
    self.from = from
    self.to = to
  }

  /// Returns the controller with the given role.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  {
    key == .from ? from : to
  }

  /// Calls `animation` at once, and `completion` when the transition ends or is cancelled.
  ///
  /// Always returns `true`.
  @discardableResult public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: (@MainActor (UIViewControllerTransitionCoordinator) -> Void)? = nil
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
