// says: “a screen that is opened during a swipe back is pushed after the swipe”
import Navigator
import Testing

@Test("a screen that is opened during a swipe back is pushed after the swipe")
@MainActor func pushes() {
  let stage = StackStage()
  stage.navigator.open(["ada", "grace"])
  stage.stack.beginSwipe()
  stage.navigator.go(to: "alan")
  stage.stack.finishTransition()
  #expect(stage.stack.messages.last == .pushed("alan"))
}
