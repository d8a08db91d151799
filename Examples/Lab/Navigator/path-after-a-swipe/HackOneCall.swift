// says: “a swipe back and a link push one screen”
import Navigator
import Testing

@Test("a swipe back and a link push one screen")
@MainActor func pushes() {
  let stage = StackStage()
  stage.navigator.open(["ada", "grace"])
  stage.stack.beginSwipe()
  stage.navigator.go(to: "alan")
  stage.stack.finishTransition()
  #expect(stage.stack.messages.last == .pushed("alan"))
}
