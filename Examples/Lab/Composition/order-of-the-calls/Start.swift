import Composition
import Testing

@Suite("The order of the containment calls")
@MainActor struct OrderTests {
  @Test("the slot makes the containment calls in UIKit's order")
  func order() {
    let scene = makeSlotScene()
    // Use `scene.show("a")`, `scene.show(nil)` and `scene.takeCalls()`.
    scene.show("a")
  }
}
