import Composition
import Foundation

/// A container with one slot, a transition that the test ends, and what is called on them all.
@MainActor
final class Scene {
  let journal = Journal()
  let container: SpyController
  let slot: ChildSlot<SpyController>
  let transition: HeldTransition

  init(forwardsByHand: Bool, at place: @escaping @MainActor (CGRect) -> CGRect) {
    container = SpyController("container", journal, forwardsByHand: forwardsByHand)
    slot = ChildSlot(in: container, at: place)
    transition = HeldTransition(journal)
  }

  var calls: [Journal.Call] { journal.calls }

  @discardableResult func takeCalls() -> [Journal.Call] {
    defer { journal.calls = [] }
    return journal.calls
  }

  /// Shows a new child of that name.
  @discardableResult func show(
    _ name: String?, with transition: HeldTransition? = nil
  ) -> SpyController? {
    let child = name.map { SpyController($0, journal) }
    slot.show(child, with: transition)
    return child
  }
}

/// A scene whose slot is empty.
@MainActor
func makeScene(
  forwardsByHand: Bool = false, at place: @escaping @MainActor (CGRect) -> CGRect = { $0 }
) -> Scene {
  Scene(forwardsByHand: forwardsByHand, at: place)
}
