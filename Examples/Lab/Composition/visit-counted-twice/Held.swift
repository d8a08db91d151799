import Composition
import Testing

@Suite("A swap while the container appears")
@MainActor struct HeldAppearanceTests {
  @Test("while the container appears, a swap with a transition ends each child's appearance once")
  func swapWithTransition() {
    let scene = makeSlotScene(forwardsByHand: true)
    let a = scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.show("b", with: scene.transition)
    scene.takeCalls()
    scene.slot.containerDidAppear()
    #expect(scene.takeCalls() == [])
    scene.transition.end()
    withExtendedLifetime(a) {}
    let ends = scene.calls.filter { [.endAppearance("a"), .endAppearance("b")].contains($0) }
    #expect(ends == [.endAppearance("a"), .endAppearance("b")])
  }
}
