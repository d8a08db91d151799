/// A controller's role in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the role.
  public var rawValue: String
  /// Creates a role from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible before the transition and after a cancelled transition.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible after a completed transition.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The state of a running transition.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled. Read it in a completion handler.
  var isCancelled: Bool { get }
  /// Returns the controller with the given role.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
}

/// The coordinator of a running transition.
///
/// A coordinator exists during an animated change of a navigation stack, an animated presentation
/// or an animated dismissal. Only the coordinator reports a cancelled swipe back, because the
/// delegate's `didShow` is not called then.
@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Calls `animation` at once, and `completion` when the transition ends or is cancelled.
  ///
  /// Always returns `true`.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Calls `animation` at once, without a completion.
  ///
  /// In UIKit, `completion` has a default value instead, which a Swift protocol cannot declare.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The coordinator of every transition in HeadlessUI.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  private(set) var isCancelled = false
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(from: UIViewController?, to: UIViewController?, isAnimated: Bool) {
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    [.from: from, .to: to][key] ?? nil
  }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
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
