/// Tells how a transition ends (`UIViewControllerTransitionCoordinator`): a change of a navigation
/// stack, or somebody's coming or going over another.
///
/// It lives as long as its transition. It is the only one to tell of a swipe back that was
/// cancelled: the delegate's `didShow` does not come then.
@MainActor public final class ViewControllerTransitionCoordinator {
  /// Whether the transition was taken back. Known when the completions run.
  public private(set) var isCancelled = false

  private weak var from: ViewController?
  private weak var to: ViewController?
  private var completions: [@MainActor (ViewControllerTransitionCoordinator) -> Void] = []

  init(from: ViewController?, to: ViewController?) {
    self.from = from
    self.to = to
  }

  /// The controller that leaves, or the one that comes.
  public func viewController(
    forKey key: TransitionContextViewControllerKey
  ) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

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

/// The two controllers of a transition (`UITransitionContextViewControllerKey`).
public enum TransitionContextViewControllerKey: Sendable {
  /// Who is seen at the beginning, and again after a transition that was cancelled.
  case from
  /// Who is seen at the end.
  case to
}
