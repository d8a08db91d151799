public import Composition
public import Foundation
public import HeadlessUI

/// A controller that can be the container or the child of a slot.
extension ViewController: ContainableController {
  /// The type of the children.
  public typealias ContainedController = ViewController
  /// The type of the controllers' views.
  public typealias ContainedView = View
}

/// A view that can be in a slot.
extension View: ContainableView {
  /// The type of the subviews.
  public typealias ContainedView = View
}

/// A transition that fades from one child to another, like `UICrossFade`.
///
/// HeadlessUI runs the animation without delay.
public struct CrossFade: ChildTransition {
  /// The value `true`: the transition is animated.
  public let isAnimated = true
  private let duration: TimeInterval

  /// Creates a fade with a duration in seconds.
  public init(duration: TimeInterval = 0.25) { self.duration = duration }

  /// Fades the new view in over the old one.
  public func run(from old: View?, to new: View?, completion: @escaping @MainActor () -> Void) {
    new?.alpha = 0
    View.animate(withDuration: duration) {
      new?.alpha = 1
      old?.alpha = new == nil ? 0 : 1
    } completion: { _ in
      old?.alpha = 1
      completion()
    }
  }
}
