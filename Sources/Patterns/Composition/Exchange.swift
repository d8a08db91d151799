import Foundation

/// One child giving way to another: the containment calls on both, in UIKit's order.
@MainActor
final class Exchange<Controller: ContainableController>
where Controller.ContainedController == Controller {
  let old: Controller?
  let new: Controller?
  private weak var container: Controller?
  private weak var host: Controller.ContainedView?
  private let tellsAppearance: Bool

  /// - Parameter tellsAppearance: Whether the children hear of appearing from us, the container
  ///   being on screen and forwarding by hand.
  init(
    from old: Controller?, to new: Controller?, in container: Controller,
    inside host: Controller.ContainedView, telling tellsAppearance: Bool
  ) {
    self.old = old
    self.new = new
    self.container = container
    self.host = host
    self.tellsAppearance = tellsAppearance
  }

  /// Announces the leaving, and brings the new child and its view in.
  func begin(at frame: CGRect, animated: Bool) {
    old?.willMove(toParent: nil)
    if let new { container?.addChild(new) }
    if tellsAppearance {
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    guard let view = new?.view else { return }
    view.frame = frame
    host?.addSubview(view)
  }

  /// Takes the old child and its view out, and tells the new one that it has arrived.
  func end() {
    old?.view.removeFromSuperview()
    if tellsAppearance {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
    old?.removeFromParent()
    new?.didMove(toParent: container)
  }
}
