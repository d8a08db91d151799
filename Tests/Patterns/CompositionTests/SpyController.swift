import Composition
import Foundation

/// What was called, in order, on every controller and view of a test.
@MainActor
final class Journal {
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

/// A controller that knows its name and writes down what is called on it.
@MainActor
final class SpyController: ContainableController {
  typealias ContainedView = SpyView

  let name: String
  let view: SpyView!
  let shouldAutomaticallyForwardAppearanceMethods: Bool
  /// What the child does, once, as soon as it has moved.
  var uponMoving: (() -> Void)?
  private(set) var children: [SpyController] = []
  private weak var parent: SpyController?
  private let journal: Journal

  init(_ name: String, _ journal: Journal, forwardsByHand: Bool = false) {
    self.name = name
    self.journal = journal
    shouldAutomaticallyForwardAppearanceMethods = !forwardsByHand
    view = SpyView(name, journal)
  }

  func addChild(_ child: SpyController) {
    journal.calls.append(.addChild(child.name))
    children.append(child)
    child.parent = self
  }

  func removeFromParent() {
    journal.calls.append(.removeFromParent(name))
    parent?.children.removeAll { $0 === self }
  }

  func willMove(toParent parent: SpyController?) {
    journal.calls.append(.willMove(name, isEntering: parent != nil))
  }

  func didMove(toParent parent: SpyController?) {
    journal.calls.append(.didMove(name, isEntering: parent != nil))
    let action = uponMoving
    uponMoving = nil
    action?()
  }

  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    journal.calls.append(.beginAppearance(name, isAppearing: isAppearing, animated: animated))
  }

  func endAppearanceTransition() {
    journal.calls.append(.endAppearance(name))
  }
}

/// A view that knows its controller's name.
@MainActor
final class SpyView: ContainableView {
  let name: String
  var frame = CGRect.zero
  var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func addSubview(_ view: SpyView) {
    journal.calls.append(.addView(view.name))
  }

  func removeFromSuperview() {
    journal.calls.append(.removeView(name))
  }
}

/// A transition that is over when the test says so.
@MainActor
final class HeldTransition: ChildTransition {
  let isAnimated: Bool
  private let journal: Journal
  private(set) var completions: [@MainActor () -> Void] = []

  init(_ journal: Journal, isAnimated: Bool = true) {
    self.journal = journal
    self.isAnimated = isAnimated
  }

  func run(
    from old: SpyView?, to new: SpyView?, completion: @escaping @MainActor () -> Void
  ) {
    journal.calls.append(.transition(from: old?.name, to: new?.name))
    completions.append(completion)
  }
}
