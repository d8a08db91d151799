import Composition
import Testing

@Suite("The order of the containment calls")
@MainActor struct OrderTests {
  @Test("a swap makes the six containment calls in a fixed order")
  func swaps() {
    let scene = makeSlotScene()
    scene.show("a")
    #expect(scene.takeCalls() == [.addChild("a"), .addView("a"), .didMove("a", isEntering: true)])
    scene.show("b")
    #expect(
      scene.calls == [
        .willMove("a", isEntering: false), .addChild("b"), .addView("b"), .removeView("a"),
        .removeFromParent("a"), .didMove("b", isEntering: true),
      ])
  }
}
