import Composition
import Foundation
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("ChildSlot", .tags(.mockInjection))
@MainActor
struct ChildSlotTests {
  @Test("a child is added with `addChild`, `addSubview` and `didMove`", .tags(.uiKitRule))
  func embeds() {
    let scene = makeScene()
    scene.show("a")
    #expect(scene.calls == [.addChild("a"), .addView("a"), .didMove("a", isEntering: true)])
  }

  @Test(
    "a child is removed with `willMove(nil)`, `removeFromSuperview` and `removeFromParent`",
    .tags(.uiKitRule))
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

  @Test("a swap adds the new child before it removes the old child")
  func swaps() {
    let scene = makeScene()
    let (a, b) = (SpyController("a", scene.log), SpyController("b", scene.log))
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

  @Test("showing the current child again has no effect")
  func sameChild() {
    let scene = makeScene()
    let child = SpyController("a", scene.log)
    scene.slot.show(child)
    scene.takeCalls()
    scene.slot.show(child)
    #expect(scene.calls == [])
  }

  @Test("emptying an empty slot has no effect")
  func emptyTwice() {
    let scene = makeScene()
    scene.show(nil)
    #expect(scene.calls == [])
  }

  @Test("the child's frame is set when the child is shown and in `layout()`")
  func lays() {
    let scene = makeScene { $0.insetBy(dx: 10, dy: 20) }
    let child = SpyController("a", scene.log)
    scene.slot.show(child)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 300, height: 440))
    scene.container.view.bounds.size.width = 480
    scene.slot.layout()
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 460, height: 440))
  }

  @Test("after its container is deallocated, a slot shows no child", .tags(.memory))
  func containerGone() {
    let log = CallLog()
    var container: SpyController? = SpyController("container", log)
    guard let slot = container.map({ ChildSlot(in: $0) }) else { return }
    weak let weakContainer = container
    container = nil
    #expect(weakContainer == nil, "the slot does not retain its container")
    slot.show(SpyController("a", log))
    slot.layout()
    #expect(log.calls == [])
    #expect(slot.child == nil)
  }

  @Test("a removed child is deallocated", .tags(.memory))
  func childFreed() async {
    let scene = makeScene()
    await expectFreed {
      let child = SpyController("a", scene.log)
      scene.slot.show(child)
      scene.show(nil)
      return child
    }
  }

  @Test(
    "a child removed by other code is deallocated",
    .tags(.memory))
  func takenOutElsewhere() async {
    let scene = makeScene(forwardsByHand: true)
    await expectFreed {
      let child = SpyController("a", scene.log)
      scene.slot.show(child)
      scene.slot.containerWillAppear(animated: false)
      child.removeFromParent()
      return child
    }
  }

  @Test("the slot is deallocated with its container and child", .tags(.memory))
  func slotFreed() async {
    await expectFreed {
      let scene = makeScene()
      scene.show("a")
      return scene.slot
    }
  }
}
