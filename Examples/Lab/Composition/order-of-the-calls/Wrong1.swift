import Composition
import Testing

@Suite("The order of the containment calls")
@MainActor struct OrderTests {
  @Test("a swap replaces the child of the container")
  func swaps() {
    let scene = makeSlotScene()
    let a = ContainmentSpy("a", scene.log)
    scene.slot.show(a)
    #expect(scene.calls.contains(.addView("a")))
    #expect(scene.calls.contains(.didMove("a", isEntering: true)))
    scene.show("b")
    #expect(scene.container.children.map(\.name) == ["b"])
    #expect(scene.calls.contains(.willMove("a", isEntering: false)))
    #expect(scene.calls.contains(.removeView("a")))
  }
}
