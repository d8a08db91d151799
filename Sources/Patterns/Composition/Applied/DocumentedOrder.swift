/// **A trap.** The order in which the document embeds a child (D2), kept so that its fault shows.
///
/// `didMove(toParent:)` comes before the view is added. A child that uses this call to measure
/// itself, to start an animation or to attach a gesture to the view around it finds no view around
/// it. `ChildSlot` cures it.
@MainActor
public enum DocumentedOrder {
  /// Embeds a child as the document does.
  public static func embed<Controller: ContainableController>(
    _ child: Controller, in container: Controller
  ) where Controller.ContainedController == Controller {
    container.addChild(child)
    child.didMove(toParent: container)
    container.view.addSubview(child.view)
  }
}
