import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  @Test("after use, the slot and the container are freed")
  func freed() async {
    await expectFreed {
      let scene = makeSlotScene()
      scene.show("a", with: scene.transition)
      return scene.slot
    }
    await expectFreed {
      let scene = makeSlotScene()
      scene.show("a")
      return scene.container
    }
  }
}
