/// A controller's role in a transition (`UITransitionContextViewControllerKey`).
///
/// `from` is visible before the transition and after a cancelled transition. `to` is visible after
/// a completed transition.
public enum TransitionContextViewControllerKey: Sendable { case from, to }

/// The coordinator of a running transition (`UIViewControllerTransitionCoordinator`).
///
/// A coordinator exists during an animated change of a navigation stack, an animated presentation
/// or an animated dismissal. Only the coordinator reports a cancelled swipe back, because the
/// delegate's `didShow` is not called then.
@MainActor public final class ViewControllerTransitionCoordinator {
  /// Whether the transition was cancelled. Read it in a completion handler.
  public private(set) var isCancelled = false

  private weak var from: ViewController?
  private weak var to: ViewController?
  private var completions: [@MainActor (ViewControllerTransitionCoordinator) -> Void] = []

  init(from: ViewController?, to: ViewController?) {
    self.from = from
    self.to = to
  }

  /// Returns the controller with the given role.
  public func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : to
  }

  /// Calls `animation` at once, and `completion` when the transition ends or is cancelled.
  ///
  /// Always returns `true`.
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
