import Composition
import Foundation
import TestSupport
import Testing

@Suite("Composition: a child in its slot", .tags(.mockInjection))
@MainActor
struct ChildSlotTests {
  @Test("in: addChild, add the view, didMove", .tags(.uiKitRule))
  func embeds() {
    let scene = makeScene()
    scene.show("a")
    #expect(scene.calls == [.addChild("a"), .addView("a"), .didMove("a", isEntering: true)])
  }

  @Test("out: willMove(nil), remove the view, removeFromParent", .tags(.uiKitRule))
  func removes() {
    let scene = makeScene()
    scene.show("a")
    scene.takeCalls()
    scene.show(nil)
    #expect(
      scene.calls == [
        .willMove("a", isEntering: false), .removeView("a"), .removeFromParent("a"),
      ])
    #expect(scene.slot.child == nil)
    #expect(scene.container.children.isEmpty)
  }

  @Test("swap: the old one is told first, the new one is there before the old one goes")
  func swaps() {
    let scene = makeScene()
    let (a, b) = (SpyController("a", scene.journal), SpyController("b", scene.journal))
    scene.slot.show(a)
    scene.takeCalls()
    scene.slot.show(b)
    #expect(
      scene.calls == [
        .willMove("a", isEntering: false), .addChild("b"), .addView("b"), .removeView("a"),
        .removeFromParent("a"), .didMove("b", isEntering: true),
      ])
    #expect(scene.slot.child === b)
    #expect(scene.container.children.map(\.name) == ["b"])
  }

  @Test("the child that is here already is left alone")
  func sameChild() {
    let scene = makeScene()
    let child = SpyController("a", scene.journal)
    scene.slot.show(child)
    scene.takeCalls()
    scene.slot.show(child)
    #expect(scene.calls == [])
  }

  @Test("an empty slot that is emptied does nothing")
  func emptyTwice() {
    let scene = makeScene()
    scene.show(nil)
    #expect(scene.calls == [])
  }

  @Test("the child lies at its place before it is seen, and moves with the container")
  func lays() {
    let scene = makeScene { $0.insetBy(dx: 10, dy: 20) }
    let child = SpyController("a", scene.journal)
    scene.slot.show(child)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 300, height: 440))
    scene.container.view.bounds.size.width = 480
    scene.slot.layout()
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 460, height: 440))
  }

  @Test("without a container nothing happens", .tags(.memory))
  func containerGone() {
    let journal = Journal()
    var container: SpyController? = SpyController("container", journal)
    guard let slot = container.map({ ChildSlot(in: $0) }) else { return }
    weak let weakContainer = container
    container = nil
    #expect(weakContainer == nil, "the slot does not hold its container")
    slot.show(SpyController("a", journal))
    slot.layout()
    #expect(journal.calls == [])
    #expect(slot.child == nil)
  }

  @Test("a child that was taken out is freed", .tags(.memory))
  func childFreed() async {
    let scene = makeScene()
    await expectFreed {
      let child = SpyController("a", scene.journal)
      scene.slot.show(child)
      scene.show(nil)
      return child
    }
  }

  @Test(
    "a child that somebody else takes out, even while the container appears, is not kept",
    .tags(.memory))
  func takenOutElsewhere() async {
    let scene = makeScene(forwardsByHand: true)
    await expectFreed {
      let child = SpyController("a", scene.journal)
      scene.slot.show(child)
      scene.slot.containerWillAppear(animated: false)
      child.removeFromParent()
      return child
    }
  }

  @Test("the slot is freed with its container, child and all", .tags(.memory))
  func slotFreed() async {
    await expectFreed {
      let scene = makeScene()
      scene.show("a")
      return scene.slot
    }
  }
}
