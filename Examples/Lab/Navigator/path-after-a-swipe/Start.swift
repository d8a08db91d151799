import Navigator
import Testing

@Suite("The path after a swipe back")
@MainActor struct SwipeTests {
  /// Returns a navigator with the path Ada, Grace, its mock stack, and the screens' factory.
  private func makeStage() -> StackStage {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    return stage
  }

  @Test("after a swipe back, the path equals the screens on the stack")
  func swipe() {
    // Use `stage.stack.beginSwipe()`, `finishTransition()`, `cancelSwipe()` and `names`.
  }
}
