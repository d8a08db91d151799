// says: Your test waits for a fixed time or number of turns
import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  private let stuck = ManualChildTransition(ContainmentLog())

  @Test("a child that the slot removes is freed")
  func removedChild() async {
    let scene = makeSlotScene()
    weak var removed: ContainmentSpy?
    do {
      let child = ContainmentSpy("a", scene.log)
      scene.slot.show(child)
      scene.show(nil)
      removed = child
    }
    var turns = 0
    while turns < 200 {
      turns += 1
      await Task.yield()
    }
    #expect(removed == nil)
  }

  @Test("a child that other code removes is freed")
  func childRemovedElsewhere() async {
    let scene = makeSlotScene()
    await expectFreed {
      let child = ContainmentSpy("a", scene.log)
      scene.slot.show(child)
      child.removeFromParent()
      return child
    }
  }

  @Test("a slot does not retain its container", arguments: [true, false])
  func container(duringTransition: Bool) async {
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let scene = makeSlotScene()
      slots.append(scene.slot)
      scene.show("a", with: duringTransition ? stuck : nil)
      return scene.container
    }
    #expect(slots.count == 1)
  }

  @Test("a slot does not retain its host view")
  func host() async {
    let container = ContainmentSpy("container", ContainmentLog())
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let host = ContainmentViewSpy("host", ContainmentLog())
      slots.append(ChildSlot(in: container, inside: host))
      return host
    }
    #expect(slots.count == 1)
  }

  @Test("a transition that never ends retains neither the slot nor the child")
  func transition() async {
    await expectFreed {
      let scene = makeSlotScene()
      scene.show("a", with: stuck)
      return scene.slot
    }
    await expectFreed {
      let scene = makeSlotScene()
      return scene.show("a", with: stuck) ?? scene.container
    }
  }
}
