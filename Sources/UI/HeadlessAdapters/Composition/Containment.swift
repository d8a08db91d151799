public import Composition
public import Foundation
public import HeadlessUI

/// `ViewController` has all that a slot needs, as container and as child.
extension ViewController: ContainableController {
  /// Children of any subclass.
  public typealias ContainedController = ViewController
  /// Views of any subclass.
  public typealias ContainedView = View
}

/// `View` has all that a slot needs of a view.
extension View: ContainableView {
  /// Views of any subclass.
  public typealias ContainedView = View
}

/// Fades from one child to the other: `UICrossFade`'s twin, which here is over at once.
public struct CrossFade: ChildTransition {
  /// Always true.
  public let isAnimated = true
  private let duration: TimeInterval

  /// A fade that takes `duration` seconds.
  public init(duration: TimeInterval = 0.25) {
    self.duration = duration
  }

  /// Fades the new view in over the old one.
  public func run(
    from old: View?, to new: View?, completion: @escaping @MainActor () -> Void
  ) {
    new?.alpha = 0
    View.animate(
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
