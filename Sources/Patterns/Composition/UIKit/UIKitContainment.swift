#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// Each view controller can be the container or the child of a `ChildSlot`.
extension UIViewController: ContainableController {
  /// The type of the child controllers.
  public typealias ContainedController = UIViewController
  /// The type of the controllers' views.
  public typealias ContainedView = UIView
}

/// Each view can be the host view of a `ChildSlot` or the view of its child.
extension UIView: ContainableView {
  /// The type of the subviews.
  public typealias ContainedView = UIView
}

/// A transition that fades from one child to another.
public struct CrossFade: ChildTransition {
  /// Always `true`, because a fade is animated.
  public let isAnimated = true
  private let duration: TimeInterval

  /// Creates a fade with a duration in seconds.
  public init(duration: TimeInterval = 0.25) { self.duration = duration }

  /// Fades the new view in over the old view. Without a new view, fades the old view out.
  public func run(from old: UIView?, to new: UIView?, completion: @escaping @MainActor () -> Void) {
    new?.alpha = 0
    UIView.animate(withDuration: duration) {
      new?.alpha = 1
      old?.alpha = new == nil ? 0 : 1
    } completion: { _ in
      old?.alpha = 1
      completion()
    }
  }
}
