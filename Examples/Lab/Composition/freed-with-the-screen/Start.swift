import Composition
import TestSupport
import Testing

@Suite("Closed screens are freed")
@MainActor struct FreedTests {
  @Test("a slot keeps nothing in memory")
  func freed() async {
    // `makeScene()` returns a container with a slot. `ManualTransition(CallLog())` never ends.
    await expectFreed {
      let scene = makeScene()
      return scene.container
    }
  }
}
