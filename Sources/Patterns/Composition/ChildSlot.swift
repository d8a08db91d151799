public import Foundation

/// A place in a container where one child controller lives at a time.
///
/// It makes the containment calls in UIKit's order. In: `addChild`, add the view, `didMove`. Out:
/// `willMove(nil)`, remove the view, `removeFromParent`. (The document calls `didMove` before the
/// view is there: D2.)
///
///     private lazy var header = ChildSlot(in: self as UIViewController)
///     …
///     header.show(HeaderController())
///
/// - Isolation: main actor. The container holds the slot and, as its framework does, the child; the
///   slot holds the container weakly, and the child not at all.
@MainActor
public final class ChildSlot<Controller: ContainableController>
where Controller.ContainedController == Controller {
  /// The view class of the controllers.
  public typealias ContainedView = Controller.ContainedView

  /// The child that lives here; `nil` where the slot is empty or the container gone.
  public private(set) weak var child: Controller?

  private weak var container: Controller?
  private weak var host: ContainedView?
  private let hasOwnHost: Bool
  private let place: @MainActor (CGRect) -> CGRect
  private var running: Exchange<Controller>?
  private var isOnScreen = false
  private weak var beginning: Controller?

  /// An empty slot.
  ///
  /// - Parameters:
  ///   - container: The controller that takes the child.
  ///   - host: Which view of the container's takes the child's view: its own unless said otherwise.
  ///     A table's footer, say. The container's view holds it; the slot does not.
  ///   - place: Where in that view's bounds the child lies; everywhere unless said otherwise.
  public init(
    in container: Controller, inside host: ContainedView? = nil,
    at place: @escaping @MainActor (CGRect) -> CGRect = { $0 }
  ) {
    self.container = container
    self.host = host
    hasOwnHost = host != nil
    self.place = place
  }

  /// Shows a child in place of the one that is here; `nil` empties the slot.
  ///
  /// The child that is here already stays as it is. A transition still running is first brought to
  /// its end, so no call is ever left out or made twice. Without a transition the views change at
  /// once; without a container nothing happens.
  public func show(
    _ newChild: Controller?, with transition: (any ChildTransition<ContainedView>)? = nil
  ) {
    finish(running)
    guard let container, newChild !== child else { return }
    guard let host = hostView(of: container) else { return }
    let exchange = Exchange(
      from: child, to: newChild, in: container, inside: host,
      telling: forwardsAppearance && isOnScreen)
    running = exchange
    beginning = nil
    child = newChild
    exchange.begin(
      at: place(host.bounds), animated: transition?.isAnimated ?? false)
    guard let transition else { return finish(exchange) }
    transition.run(from: exchange.old?.view, to: exchange.new?.view) { [weak self, weak exchange] in
      self?.finish(exchange)
    }
  }

  /// Lays the child out anew: to be called in the container's `viewDidLayoutSubviews`.
  public func layout() {
    guard let container, let child, let host = hostView(of: container) else { return }
    child.view.frame = place(host.bounds)
  }

  private func hostView(of container: Controller) -> ContainedView? {
    hasOwnHost ? host : container.view
  }

  private func finish(_ exchange: Exchange<Controller>?) {
    guard let exchange, exchange === running else { return }
    running = nil
    exchange.end()
  }

  private var forwardsAppearance: Bool {
    container?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  /// Tells the child that the container is about to appear.
  ///
  /// This and the three that follow are for a container that forwards by hand, one whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false; else the framework does it, and they
  /// do nothing.
  public func containerWillAppear(animated: Bool) {
    willChange(isAppearing: true, animated: animated)
  }

  /// Tells the child that the container has appeared.
  public func containerDidAppear() {
    didChange()
  }

  /// Tells the child that the container is about to disappear.
  public func containerWillDisappear(animated: Bool) {
    willChange(isAppearing: false, animated: animated)
  }

  /// Tells the child that the container has disappeared.
  public func containerDidDisappear() {
    didChange()
  }

  private func willChange(isAppearing: Bool, animated: Bool) {
    guard forwardsAppearance else { return }
    finish(running)
    isOnScreen = isAppearing
    beginning = child
    child?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends what `willChange` began; a child that came in between was told in full when it came.
  private func didChange() {
    beginning?.endAppearanceTransition()
    beginning = nil
  }
}
