import Composition
import Testing

@Suite("The order of the containment calls")
@MainActor struct OrderTests {
  private let adding: [ContainmentLog.Call] = [
    .addChild("a"), .addView("a"), .didMove("a", isEntering: true),
  ]
  private let removing: [ContainmentLog.Call] = [
    .willMove("a", isEntering: false), .removeView("a"), .removeFromParent("a"),
  ]

  @Test("a child is added in UIKit's order")
  func adds() {
    let scene = makeSlotScene()
    scene.show("a")
    #expect(scene.calls == adding)
  }

  @Test("a child is removed in UIKit's order")
  func removes() {
    let scene = makeSlotScene()
    scene.show("a")
    scene.takeCalls()
    scene.show(nil)
    #expect(scene.calls == removing)
  }

  @Test("a swap adds the new child and removes the old child")
  func swaps() {
    let scene = makeSlotScene()
    scene.show("b")
    scene.takeCalls()
    scene.show("a")
    #expect(scene.calls.filter { adding.contains($0) } == adding)
    #expect(scene.calls.count == 6)
    scene.takeCalls()
    scene.show("c")
    #expect(scene.calls.filter { removing.contains($0) } == removing)
    #expect(scene.calls.count == 6)
  }
}
