import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  @Test("a child that another child replaces is freed")
  func child() async {
    let scene = makeSlotScene()
    await expectFreed {
      let child = ContainmentSpy("a", scene.log)
      scene.slot.show(child)
      scene.show("b")
      return child
    }
  }

  @Test("a slot does not retain its container")
  func container() async {
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let scene = makeSlotScene()
      slots.append(scene.slot)
      scene.show("a")
      return scene.container
    }
  }
}
