#if canImport(UIKit)
  public import UIKit

  extension UIViewController: ContainableController {
    /// The base class of all child controllers.
    public typealias ContainedController = UIViewController
    /// The base class of all views.
    public typealias ContainedView = UIView
  }

  extension UIView: ContainableView {
    /// The base class of all views.
    public typealias ContainedView = UIView
  }

  /// A transition that fades in the new child.
  public struct UICrossFade: ChildTransition {
    /// Whether the appearance calls are animated. Always true.
    public let isAnimated = true
    private let duration: TimeInterval

    /// Creates a fade of `duration` seconds.
    public init(duration: TimeInterval = 0.25) {
      self.duration = duration
    }

    /// Fades in the new view over the old view.
    public func run(
      from old: UIView?, to new: UIView?, completion: @escaping @MainActor () -> Void
    ) {
      new?.alpha = 0
      UIView.animate(
        withDuration: duration,
        animations: {
          new?.alpha = 1
          old?.alpha = new == nil ? 0 : 1
        },
        completion: { _ in
          old?.alpha = 1
          completion()
        })
    }
  }
#endif
