public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The containment methods of a view controller, as container and as child.
///
/// `UIViewController` already has these methods. In a test, a spy conforms and records the calls.
/// `ContainedController` is the framework's base class, so that a container accepts children of any
/// subclass.
@MainActor
public protocol ContainableController: AnyObject {
  /// The common base class of all controllers of the framework.
  associatedtype ContainedController: ContainableController
  /// The common base class of all views of the framework.
  associatedtype ContainedView: ContainableView where ContainedView.ContainedView == ContainedView

  /// The controller's view, loaded on first access.
  var view: ContainedView! { get }
  /// Whether the framework forwards appearance calls to the children.
  var shouldAutomaticallyForwardAppearanceMethods: Bool { get }

  /// Adds a child, and calls its `willMove(toParent:)` first.
  func addChild(_ child: ContainedController)
  /// Removes the controller from its parent, and then calls `didMove(toParent: nil)`.
  func removeFromParent()
  /// Notifies a child before it is added to `parent`, or removed if `parent` is nil.
  func willMove(toParent parent: ContainedController?)
  /// Notifies a child after it was added to `parent`, or removed if `parent` is nil.
  func didMove(toParent parent: ContainedController?)

  /// Notifies a child before its view appears or disappears.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Notifies a child after its view appeared or disappeared.
  func endAppearanceTransition()
}

/// The view members that a slot uses. `UIView` already has them.
@MainActor
public protocol ContainableView: AnyObject {
  /// The common base class of all views of the framework.
  associatedtype ContainedView: ContainableView

  /// The position and size in the superview, in points.
  var frame: CGRect { get set }
  /// The view's rectangle in its own coordinates, in points.
  var bounds: CGRect { get set }

  /// Adds a view in front of the other subviews.
  func addSubview(_ view: ContainedView)
  /// Removes the view from its superview.
  func removeFromSuperview()
}

/// A transition from one child's view to another child's view.
///
/// - Isolation: main actor.
@MainActor
public protocol ChildTransition<ContainedView> {
  /// The common base class of all views of the framework.
  associatedtype ContainedView

  /// The value of `animated` in the children's appearance calls.
  var isAnimated: Bool { get }

  /// Runs the transition. Both views are in the slot's host view, the new view in front.
  ///
  /// - Parameters:
  ///   - old: The view to remove, or nil if the slot was empty.
  ///   - new: The new view, or nil if the slot is emptied.
  ///   - completion: Call it when the transition has ended. The slot then removes the old view.
  func run(
    from old: ContainedView?, to new: ContainedView?, completion: @escaping @MainActor () -> Void)
}
