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
  @Test("a child is added with `addChild`, `addSubview` and `didMove`")
  func embeds() {
    let scene = makeSlotScene()
    scene.show("a")
    #expect(scene.calls == [.addChild("a"), .addView("a"), .didMove("a", isEntering: true)])
  }

  @Test(
    "a child is removed with `willMove(nil)`, `removeFromSuperview` and `removeFromParent`")
  func removes() {
    let scene = makeSlotScene()
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
    let scene = makeSlotScene()
    let (a, b) = (ContainmentSpy("a", scene.log), ContainmentSpy("b", scene.log))
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
    let scene = makeSlotScene()
    let child = ContainmentSpy("a", scene.log)
    scene.slot.show(child)
    scene.takeCalls()
    scene.slot.show(child, with: scene.transition)
    #expect(scene.calls == [])
  }

  @Test("emptying an empty slot has no effect, and runs no transition")
  func emptyTwice() {
    let scene = makeSlotScene()
    scene.show(nil, with: scene.transition)
    #expect(scene.calls == [])
  }

  @Test("the child's frame is set when the child is shown and in `layout()`")
  func lays() {
    let scene = makeSlotScene { $0.insetBy(dx: 10, dy: 20) }
    let child = ContainmentSpy("a", scene.log)
    scene.slot.show(child)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 300, height: 440))
    scene.container.view.bounds.size.width = 480
    scene.slot.layout()
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 460, height: 440))
  }

  @Test("with a host view, the child's view is a subview of the host view")
  func insideHost() {
    let (scene, host, slot) = makeSlotInHost()
    let child = ContainmentSpy("a", scene.log)
    slot.show(child)
    #expect(child.view.superview === host)
    #expect(scene.container.children.map(\.name) == ["a"])
  }

  @Test("a child in a host view fills the host view, even after the host view is resized")
  func fillsHost() {
    let (scene, host, slot) = makeSlotInHost()
    let child = ContainmentSpy("a", scene.log)
    slot.show(child)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 88))
    host.bounds.size.width = 480
    slot.layout()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 480, height: 88))
  }

  @Test("after its host view is deallocated, a slot adds no child", .tags(.memory))
  func hostDeallocated() async {
    let scene = makeSlotScene()
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let host = ContainmentViewSpy("host", scene.log)
      slots.append(ChildSlot(in: scene.container, inside: host))
      return host
    }
    slots.first?.show(ContainmentSpy("a", scene.log))
    #expect(scene.calls == [])
  }

  /// Returns a slot in a host view that is 88 points high.
  private func makeSlotInHost() -> (
    scene: SlotScene, host: ContainmentViewSpy, slot: ChildSlot<ContainmentSpy>
  ) {
    let scene = makeSlotScene()
    let host = ContainmentViewSpy("host", scene.log)
    host.frame = CGRect(x: 0, y: 392, width: 320, height: 88)
    host.bounds.size.height = 88
    return (scene, host, ChildSlot(in: scene.container, inside: host))
  }

  @Test("after its container is deallocated, a slot shows no child", .tags(.memory))
  func containerDeallocated() async {
    let log = ContainmentLog()
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let container = ContainmentSpy("container", log)
      slots.append(ChildSlot(in: container))
      return container
    }
    slots.first?.show(ContainmentSpy("a", log), with: ManualChildTransition(log))
    #expect(log.calls == [])
    #expect(slots.first?.child == nil)
  }

  @Test("a removed child is deallocated", .tags(.memory))
  func childFreed() async {
    let scene = makeSlotScene()
    await expectFreed {
      let child = ContainmentSpy("a", scene.log)
      scene.slot.show(child)
      scene.show(nil)
      return child
    }
  }

  @Test("a child that other code removes is deallocated", .tags(.memory))
  func removedElsewhere() async {
    let scene = makeSlotScene(forwardsByHand: true)
    await expectFreed {
      let child = ContainmentSpy("a", scene.log)
      scene.slot.show(child)
      scene.slot.containerWillAppear(animated: false)
      child.removeFromParent()
      return child
    }
  }

  @Test("a container is deallocated with its slot and child", .tags(.memory))
  func containerFreed() async {
    await expectFreed {
      let scene = makeSlotScene()
      scene.container.slots = [scene.slot]
      scene.show("a")
      return scene.container
    }
  }
}
