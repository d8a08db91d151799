/// **A trap.** The containment calls of a published example, which are in the wrong order.
///
/// `didMove(toParent:)` is called before the view is added. A child that uses its superview in this
/// call, to measure itself or to add a gesture, finds nil. `ChildSlot` uses the right order.
@MainActor
public enum DocumentedOrder {
  /// Adds a child with the containment calls in the wrong order.
  public static func embed<Controller: ContainableController>(
    _ child: Controller, in container: Controller
  ) where Controller.ContainedController == Controller {
    container.addChild(child)
    child.didMove(toParent: container)
    container.view.addSubview(child.view)
  }
}
