public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A slot in a container, for one child controller at a time.
///
/// The slot makes the containment calls in the order that UIKit requires. To add a child, it calls
/// `addChild`, adds the view and calls `didMove`. To remove a child, it calls `willMove(nil)`,
/// removes the view and calls `removeFromParent`.
///
///     private lazy var header = ChildSlot(in: self as UIViewController)
///     …
///     header.show(HeaderController())
///
/// - Isolation: main actor. The container retains the slot and, through `children`, the child. The
///   slot references the container and the child weakly, but retains both children during a
///   transition.
@MainActor
public final class ChildSlot<Controller: ContainableController>
where Controller.ContainedController == Controller {
  /// The view class of the controllers.
  public typealias ContainedView = Controller.ContainedView

  /// The latest child, or nil if the slot is empty or the child is deallocated.
  public private(set) weak var child: Controller?

  private weak var container: Controller?
  private weak var host: ContainedView?
  private let hasOwnHost: Bool
  private let place: @MainActor (CGRect) -> CGRect
  /// Removes the old child and finishes adding the new child; nil if no exchange is running.
  private var endExchange: (@MainActor () -> Void)?
  /// The number of the latest exchange of children. The completion of an earlier exchange has no
  /// effect.
  private var exchangeNumber = 0
  private var isOnScreen = false
  /// The child that received the start of the container's appearance transition, but not its end.
  private weak var appearingChild: Controller?

  /// Creates an empty slot.
  ///
  /// - Parameters:
  ///   - container: The parent controller.
  ///   - host: The superview of the child's view, such as a table's footer. The default is the
  ///     container's view. The slot does not retain the host.
  ///   - place: Returns the child's frame for the host's bounds. By default the child fills them.
  public init(
    in container: Controller, inside host: ContainedView? = nil,
    at place: @escaping @MainActor (CGRect) -> CGRect = { $0 }
  ) {
    self.container = container
    self.host = host
    hasOwnHost = host != nil
    self.place = place
  }

  /// Replaces the child. Nil empties the slot.
  ///
  /// Showing the current child again does not add it again. A running transition is completed
  /// first, so that each containment call is made exactly once. If the container or the host is
  /// deallocated, the child is not replaced.
  public func show(
    _ newChild: Controller?, with transition: (any ChildTransition<ContainedView>)? = nil
  ) {
    finishExchange(exchangeNumber)
    guard let container, newChild !== child, let host = hostView(of: container) else { return }
    let old = child
    let forwards = forwardsAppearance && isOnScreen
    exchangeNumber += 1
    let number = exchangeNumber
    endExchange = { [weak container] in
      old?.view.removeFromSuperview()
      if forwards {
        old?.endAppearanceTransition()
        newChild?.endAppearanceTransition()
      }
      old?.removeFromParent()
      newChild?.didMove(toParent: container)
    }
    appearingChild = nil
    child = newChild
    let frame = place(host.bounds)
    old?.willMove(toParent: nil)
    if let newChild { container.addChild(newChild) }
    if forwards {
      let isAnimated = transition?.isAnimated ?? false
      old?.beginAppearanceTransition(false, animated: isAnimated)
      newChild?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if let view = newChild?.view {
      view.frame = frame
      host.addSubview(view)
    }
    guard let transition else { return finishExchange(number) }
    transition.run(from: old?.view, to: newChild?.view) { [weak self] in
      self?.finishExchange(number)
    }
  }

  /// Sets the child's frame. Call it in the container's `viewDidLayoutSubviews`.
  public func layout() {
    guard let container, let child, let host = hostView(of: container) else { return }
    child.view.frame = place(host.bounds)
  }

  private func hostView(of container: Controller) -> ContainedView? {
    hasOwnHost ? host : container.view
  }

  private func finishExchange(_ number: Int) {
    guard number == exchangeNumber, let end = endExchange else { return }
    endExchange = nil
    end()
  }

  private var forwardsAppearance: Bool {
    container?.shouldAutomaticallyForwardAppearanceMethods == false
  }

  /// Forwards the container's `viewWillAppear` to the child.
  ///
  /// This and the three methods below are for a container whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false. Otherwise they have no effect.
  public func containerWillAppear(animated: Bool) {
    willChange(isAppearing: true, animated: animated)
  }

  /// Forwards the container's `viewDidAppear` to the child.
  public func containerDidAppear() {
    didChange()
  }

  /// Forwards the container's `viewWillDisappear` to the child.
  public func containerWillDisappear(animated: Bool) {
    willChange(isAppearing: false, animated: animated)
  }

  /// Forwards the container's `viewDidDisappear` to the child.
  public func containerDidDisappear() {
    didChange()
  }

  private func willChange(isAppearing: Bool, animated: Bool) {
    guard forwardsAppearance else { return }
    finishExchange(exchangeNumber)
    isOnScreen = isAppearing
    appearingChild = child
    child?.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the appearance transition of `appearingChild`. A child that `show(_:with:)` added during
  /// the transition has already received its appearance calls.
  private func didChange() {
    appearingChild?.endAppearanceTransition()
    appearingChild = nil
  }
}
