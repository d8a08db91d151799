import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  private let stuck = ManualTransition(CallLog())

  @Test("a child that the slot removes is freed")
  func removedChild() async {
    let scene = makeScene()
    await expectFreed {
      let child = SpyController("a", scene.log)
      scene.slot.show(child)
      scene.show(nil)
      return child
    }
  }

  @Test("a child that other code removes is freed")
  func childRemovedElsewhere() async {
    let scene = makeScene()
    await expectFreed {
      let child = SpyController("a", scene.log)
      scene.slot.show(child)
      child.removeFromParent()
      return child
    }
  }

  @Test("a slot does not retain its container", arguments: [true, false])
  func container(duringTransition: Bool) async {
    var slots: [ChildSlot<SpyController>] = []
    await expectFreed {
      let scene = makeScene()
      slots.append(scene.slot)
      scene.show("a", with: duringTransition ? stuck : nil)
      return scene.container
    }
    #expect(slots.count == 1)
  }

  @Test("a slot does not retain its host view")
  func host() async {
    let container = SpyController("container", CallLog())
    var slots: [ChildSlot<SpyController>] = []
    await expectFreed {
      let host = SpyView("host", CallLog())
      slots.append(ChildSlot(in: container, inside: host))
      return host
    }
    #expect(slots.count == 1)
  }

  @Test("a transition that never ends retains neither the slot nor the child")
  func transition() async {
    await expectFreed {
      let scene = makeScene()
      scene.show("a", with: stuck)
      return scene.slot
    }
    await expectFreed {
      let scene = makeScene()
      return scene.show("a", with: stuck) ?? scene.container
    }
  }
}
