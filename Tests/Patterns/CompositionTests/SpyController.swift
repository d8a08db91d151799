import Composition
import Foundation
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The calls on all controllers and views of a test, in order.
@MainActor
final class CallLog {
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

/// A controller that records its calls with its name.
@MainActor
final class SpyController: ContainableController {
  typealias ContainedView = SpyView

  let name: String
  let view: SpyView!
  let shouldAutomaticallyForwardAppearanceMethods: Bool
  /// Called once, in `didMove(toParent:)`.
  var onDidMove: (() -> Void)?
  private(set) var children: [SpyController] = []
  private weak var parent: SpyController?
  private let log: CallLog

  init(_ name: String, _ log: CallLog, forwardsByHand: Bool = false) {
    self.name = name
    self.log = log
    shouldAutomaticallyForwardAppearanceMethods = !forwardsByHand
    view = SpyView(name, log)
  }

  func addChild(_ child: SpyController) {
    log.calls.append(.addChild(child.name))
    children.append(child)
    child.parent = self
  }

  func removeFromParent() {
    log.calls.append(.removeFromParent(name))
    parent?.children.removeAll { $0 === self }
  }

  func willMove(toParent parent: SpyController?) {
    log.calls.append(.willMove(name, isEntering: parent != nil))
  }

  func didMove(toParent parent: SpyController?) {
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

/// A view that records its calls with its controller's name.
@MainActor
final class SpyView: ContainableView {
  let name: String
  var frame = CGRect.zero
  var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
  }

  func addSubview(_ view: SpyView) {
    log.calls.append(.addView(view.name))
  }

  func removeFromSuperview() {
    log.calls.append(.removeView(name))
  }
}

/// A transition that the test ends.
@MainActor
final class ManualTransition: ChildTransition {
  let isAnimated: Bool
  private let log: CallLog
  private(set) var completions: [@MainActor () -> Void] = []

  init(_ log: CallLog, isAnimated: Bool = true) {
    self.log = log
    self.isAnimated = isAnimated
  }

  func run(
    from old: SpyView?, to new: SpyView?, completion: @escaping @MainActor () -> Void
  ) {
    log.calls.append(.transition(from: old?.name, to: new?.name))
    completions.append(completion)
  }

  /// Ends the run with this number, counted from zero.
  func end(_ run: Int = 0) {
    if completions.indices.contains(run) {
      completions[run]()
    } else {
      Issue.record("The transition has only \(completions.count) runs.")
    }
  }
}

/// A container with one slot and a transition, which record their calls.
@MainActor
final class Scene {
  let log = CallLog()
  let container: SpyController
  let slot: ChildSlot<SpyController>
  let transition: ManualTransition

  init(forwardsByHand: Bool, at place: @escaping @MainActor (CGRect) -> CGRect) {
    container = SpyController("container", log, forwardsByHand: forwardsByHand)
    slot = ChildSlot(in: container, at: place)
    transition = ManualTransition(log)
  }

  var calls: [CallLog.Call] { log.calls }

  @discardableResult func takeCalls() -> [CallLog.Call] {
    defer { log.calls = [] }
    return log.calls
  }

  /// Shows a new child with this name, or empties the slot if the name is nil.
  @discardableResult func show(
    _ name: String?, with transition: ManualTransition? = nil
  ) -> SpyController? {
    let child = name.map { SpyController($0, log) }
    slot.show(child, with: transition)
    return child
  }
}

/// Returns a scene with an empty slot.
@MainActor
func makeScene(
  forwardsByHand: Bool = false, at place: @escaping @MainActor (CGRect) -> CGRect = { $0 }
) -> Scene {
  Scene(forwardsByHand: forwardsByHand, at: place)
}
