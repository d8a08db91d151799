import Navigator
import Testing

@Suite("The path after a swipe back")
@MainActor struct SwipeTests {
  @Test("a finished swipe back shortens the path, and a cancelled swipe keeps the path")
  func swipe() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.stack.cancelSwipe()
    #expect(stage.navigator.path == ["ada", "grace"])
    stage.stack.beginSwipe()
    stage.stack.finishTransition()
    #expect(stage.navigator.path == ["ada"])
  }
}
