import Composition
import Testing

@Suite("Several swaps during transitions")
@MainActor struct HeldSwapTests {
  @Test("the completion of an earlier transition never ends a later one")
  func manySwaps() {
    let scene = makeSlotScene()
    for number in 0..<5 {
      scene.show("\(number)", with: scene.transition)
      scene.takeCalls()
      for earlier in 0..<number { scene.transition.end(earlier) }
      #expect(scene.takeCalls() == [])
    }
    scene.transition.end(4)
    #expect(scene.container.children.map(\.name) == ["4"])
  }
}
