#if canImport(UIKit)
  public import UIKit

  /// Fades from one child to the other.
  public struct UICrossFade: ChildTransition {
    /// Always true.
    public let isAnimated = true
    private let duration: TimeInterval

    /// A fade that takes `duration` seconds.
    public init(duration: TimeInterval = 0.25) {
      self.duration = duration
    }

    /// Fades the new view in over the old one.
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
