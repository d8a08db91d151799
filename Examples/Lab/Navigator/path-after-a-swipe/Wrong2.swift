import Navigator
import Testing

@Suite("The path after a swipe back")
@MainActor struct SwipeTests {
  @Test(
    "`go(to:)` during a swipe back pushes its screen after the swipe", arguments: [true, false])
  func swipe(isCancelled: Bool) {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.navigator.go(to: "alan")
    if isCancelled { stage.stack.cancelSwipe() } else { stage.stack.finishTransition() }
    #expect(stage.stack.messages.last == .pushed("alan"))
    #expect(stage.navigator.path == (isCancelled ? ["ada", "grace", "alan"] : ["ada", "alan"]))
  }
}
