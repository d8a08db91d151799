public import Composition
public import Foundation
public import HeadlessUI

/// Makes `ViewController` conform to `ContainableController`, so that a slot can show controllers.
extension ViewController: ContainableController {
  /// The type of the child controllers.
  public typealias ContainedController = ViewController
  /// The type of the controllers' views.
  public typealias ContainedView = View
}

/// Makes `View` conform to `ContainableView`, so that a slot can show views.
extension View: ContainableView {
  /// The type of the subviews.
  public typealias ContainedView = View
}

/// A transition that fades from one child to another, like `UICrossFade`.
///
/// In HeadlessUI the fade ends at once.
public struct CrossFade: ChildTransition {
  /// Always `true`, because a fade is animated.
  public let isAnimated = true
  private let duration: TimeInterval

  /// Creates a fade with a duration in seconds.
  public init(duration: TimeInterval = 0.25) { self.duration = duration }

  /// Fades the new view in over the old view.
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
