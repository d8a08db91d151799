import Composition
import Foundation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The calls on a test's controllers, views and transitions, in order.
@MainActor
final class ContainmentLog {
  enum Call: Equatable {
    case addChild(String)
    case addView(String)
    case removeView(String)
    case willMove(String, isEntering: Bool)
    case didMove(String, isEntering: Bool)
    case removeFromParent(String)
    case beginAppearance(String, isAppearing: Bool, animated: Bool)
    case endAppearance(String)
    case transition(from: String?, to: String?)
  }

  var calls: [Call] = []
}

/// A controller that records its calls with its name, and `addChild(_:)` with the child's name.
@MainActor
final class ContainmentSpy: ContainableController {
  typealias ContainedView = ContainmentViewSpy

  let name: String
  let view: ContainmentViewSpy!
  let shouldAutomaticallyForwardAppearanceMethods: Bool
  /// Called once, in `didMove(toParent:)`.
  var onDidMove: (() -> Void)?
  /// The slots that a container retains.
  var slots: [ChildSlot<ContainmentSpy>] = []
  private(set) var children: [ContainmentSpy] = []
  private weak var parent: ContainmentSpy?
  private let log: ContainmentLog

  init(_ name: String, _ log: ContainmentLog, forwardsByHand: Bool = false) {
    self.name = name
    self.log = log
    shouldAutomaticallyForwardAppearanceMethods = !forwardsByHand
    view = ContainmentViewSpy(name, log)
  }

  func addChild(_ child: ContainmentSpy) {
    log.calls.append(.addChild(child.name))
    children.append(child)
    child.parent = self
  }

  func removeFromParent() {
    log.calls.append(.removeFromParent(name))
    parent?.children.removeAll { $0 === self }
  }

  func willMove(toParent parent: ContainmentSpy?) {
    log.calls.append(.willMove(name, isEntering: parent != nil))
  }

  func didMove(toParent parent: ContainmentSpy?) {
    log.calls.append(.didMove(name, isEntering: parent != nil))
    let action = onDidMove
    onDidMove = nil
    action?()
  }

  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    log.calls.append(.beginAppearance(name, isAppearing: isAppearing, animated: animated))
  }

  func endAppearanceTransition() {
    log.calls.append(.endAppearance(name))
  }
}

/// A view that records its calls with its name, and `addSubview(_:)` with the subview's name.
@MainActor
final class ContainmentViewSpy: ContainableView {
  let name: String
  var frame = CGRect.zero
  var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  private(set) weak var superview: ContainmentViewSpy?
  private let log: ContainmentLog

  init(_ name: String, _ log: ContainmentLog) {
    self.name = name
    self.log = log
  }

  func addSubview(_ view: ContainmentViewSpy) {
    log.calls.append(.addView(view.name))
    view.superview = self
  }

  func removeFromSuperview() {
    log.calls.append(.removeView(name))
    superview = nil
  }
}

/// A transition that the test ends.
@MainActor
final class ManualChildTransition: ChildTransition {
  let isAnimated: Bool
  private let log: ContainmentLog
  private(set) var completions: [@MainActor () -> Void] = []

  init(_ log: ContainmentLog, isAnimated: Bool = true) {
    self.log = log
    self.isAnimated = isAnimated
  }

  func run(
    from old: ContainmentViewSpy?, to new: ContainmentViewSpy?,
    completion: @escaping @MainActor () -> Void
  ) {
    log.calls.append(.transition(from: old?.name, to: new?.name))
    completions.append(completion)
  }

  /// Completes one run of the transition. The runs are counted from zero.
  func end(_ run: Int = 0) {
    if completions.indices.contains(run) {
      completions[run]()
    } else {
      Issue.record("The transition has only \(completions.count) runs.")
    }
  }
}

/// A container with a slot, a transition and a log of calls.
@MainActor
final class SlotScene {
  let log = ContainmentLog()
  let container: ContainmentSpy
  let slot: ChildSlot<ContainmentSpy>
  let transition: ManualChildTransition

  init(forwardsByHand: Bool, at place: @escaping @MainActor (CGRect) -> CGRect) {
    container = ContainmentSpy("container", log, forwardsByHand: forwardsByHand)
    slot = ChildSlot(in: container, at: place)
    transition = ManualChildTransition(log)
  }

  var calls: [ContainmentLog.Call] { log.calls }

  @discardableResult func takeCalls() -> [ContainmentLog.Call] {
    defer { log.calls = [] }
    return log.calls
  }

  /// Shows a new child with this name, or empties the slot if the name is nil.
  @discardableResult func show(
    _ name: String?, with transition: ManualChildTransition? = nil
  ) -> ContainmentSpy? {
    let child = name.map { ContainmentSpy($0, log) }
    slot.show(child, with: transition)
    return child
  }
}

/// Returns a scene with an empty slot.
@MainActor func makeSlotScene(
  forwardsByHand: Bool = false, at place: @escaping @MainActor (CGRect) -> CGRect = { $0 }
) -> SlotScene {
  SlotScene(forwardsByHand: forwardsByHand, at: place)
}
