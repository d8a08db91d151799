import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  @Test("a slot does not keep a closed screen in memory")
  func freed() async {
    // `makeSlotScene()` returns a container with a slot. The transition
    // `ManualChildTransition(ContainmentLog())` never ends.
    await expectFreed {
      let scene = makeSlotScene()
      return scene.container
    }
  }
}
