public import Foundation

/// What a slot needs of a view. `UIView` and HeadlessUI's `View` meet it as they are.
@MainActor
public protocol ContainableView: AnyObject {
  /// The common base class of all views of the framework.
  associatedtype ContainedView: ContainableView

  /// Place and size in the superview, in points.
  var frame: CGRect { get set }
  /// The view's own rectangle, in points: what its subviews are laid out in.
  var bounds: CGRect { get set }

  /// Puts a view in front of the others.
  func addSubview(_ view: ContainedView)
  /// Takes the view out of its superview.
  func removeFromSuperview()
}
