/// What a slot needs of a controller, as container and as child: the containment calls (D2).
///
/// `UIViewController` and HeadlessUI's `ViewController` meet it as they are; a spy that logs the
/// calls meets it in a test. `ContainedController` is the framework's base class, so that one
/// container takes children of any subclass.
@MainActor
public protocol ContainableController: AnyObject {
  /// The common base class of all controllers of the framework.
  associatedtype ContainedController: ContainableController
  /// The common base class of all views of the framework.
  associatedtype ContainedView: ContainableView where ContainedView.ContainedView == ContainedView

  /// The controller's view; loaded when it is first asked for.
  var view: ContainedView! { get }
  /// Whether the framework tells the children by itself that they appear and disappear.
  var shouldAutomaticallyForwardAppearanceMethods: Bool { get }

  /// Makes the controller a child; tells it `willMove(toParent:)` first.
  func addChild(_ child: ContainedController)
  /// Ends being a child; tells the controller `didMove(toParent: nil)` afterwards.
  func removeFromParent()
  /// Tells a child that it is about to enter or, with `nil`, to leave its parent.
  func willMove(toParent parent: ContainedController?)
  /// Tells a child that it has entered or, with `nil`, left its parent.
  func didMove(toParent parent: ContainedController?)

  /// Tells a child that its view is about to appear or disappear.
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  /// Tells a child that its view has appeared or disappeared.
  func endAppearanceTransition()
}
