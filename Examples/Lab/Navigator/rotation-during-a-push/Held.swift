import Navigator
import Testing

@Suite("Several rotations during transitions")
@MainActor struct HeldRotationTests {
  @Test("each rotation during a transition changes the layout when the transition ends")
  func everyTime() {
    let (stage, slot) = (StackStage(), MockSlot())
    let navigator = AdaptiveNavigator(
      stack: stage.navigator, slot: SlotNavigator(slot: slot) { NamedScreen($0) })
    for round in 1...3 {
      stage.stack.holdsTransitions = true
      navigator.go(to: "\(round)")
      navigator.setSplit(true)
      #expect(!navigator.isSplit)
      stage.stack.holdsTransitions = false
      stage.stack.finishTransition()
      #expect(navigator.isSplit)
      navigator.setSplit(false)
      #expect(!navigator.isSplit)
    }
    #expect(navigator.path == ["1", "2", "3"])
  }
}
