import Navigator
import TestSupport
import Testing

@Suite("AdaptiveNavigator", .tags(.mockInjection))
@MainActor struct AdaptiveNavigatorTests {
  private struct Stage {
    let navigator: AdaptiveNavigator<String>
    let stack: MockStack
    let slot: MockSlot
  }

  private func makeStage(_ stack: MockStack = MockStack()) -> Stage {
    let slot = MockSlot()
    let navigator = AdaptiveNavigator(
      stack: StackNavigator(stack: stack) { (name: String) in NamedScreen(name) },
      slot: SlotNavigator(slot: slot) { NamedScreen($0) })
    return Stage(navigator: navigator, stack: stack, slot: slot)
  }

  @Test(
    "in a wide window screens are shown in the slot, and in a narrow window on the stack",
    arguments: [false, true])
  func layout(_ isSplit: Bool) {
    let stage = makeStage()
    stage.navigator.setSplit(isSplit)
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.isSplit == isSplit)
    #expect(stage.stack.names == (isSplit ? ["list"] : ["list", "ada"]))
    #expect(stage.slot.supplementalScreen?.name == (isSplit ? "ada" : nil))
  }

  @Test("a change of layout keeps the path and the topmost screen")
  func keepsPath() {
    let stage = makeStage()
    stage.navigator.open(["ada", "followers"])
    let followers = stage.stack.screens.last
    stage.navigator.setSplit(true)
    #expect(stage.navigator.path == ["ada", "followers"])
    #expect(stage.stack.names == ["list"])
    #expect(stage.slot.supplementalScreen === followers)
    stage.navigator.setSplit(false)
    #expect(stage.navigator.path == ["ada", "followers"])
    #expect(stage.stack.names == ["list", "ada", "followers"])
    #expect(stage.stack.screens.last === followers)
    #expect(stage.slot.supplementalScreen == nil)
  }

  @Test("after a change of layout, the navigator can open screens and go back")
  func goesOnAfterChange() {
    let stage = makeStage()
    stage.navigator.go(to: "ada")
    stage.navigator.setSplit(true)
    stage.navigator.go(to: "followers")
    stage.navigator.back()
    #expect(stage.slot.supplementalScreen?.name == "ada")
    stage.navigator.setSplit(false)
    stage.navigator.go(to: "grace")
    #expect(stage.stack.names == ["list", "ada", "grace"])
  }

  @Test("a change of layout is not animated")
  func notAnimated() {
    let stage = makeStage()
    stage.navigator.open(["ada", "followers"])
    stage.navigator.setSplit(true)
    stage.navigator.setSplit(false)
    #expect(stage.stack.animations == [true, false, false])
  }

  @Test("with an empty path, a change of layout does not change the stack")
  func emptyPath() {
    let stage = makeStage()
    stage.navigator.setSplit(true)
    stage.navigator.setSplit(true)
    stage.navigator.setSplit(false)
    #expect(stage.navigator.path.isEmpty)
    #expect(stage.stack.messages.isEmpty)
  }

  @Test("if the width changes during a transition, the layout changes when the transition ends")
  func duringTransition() {
    let stage = makeStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.setSplit(true)
    #expect(!stage.navigator.isSplit)
    stage.navigator.go(to: "followers")
    stage.stack.holdsTransitions = false
    stage.stack.finishTransition()
    #expect(stage.navigator.isSplit)
    #expect(stage.navigator.path == ["ada", "followers"])
    #expect(stage.slot.supplementalScreen?.name == "followers")
  }

  @Test("if the width changes and changes back during a transition, the layout stays the same")
  func oppositeChanges() {
    let stage = makeStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.setSplit(true)
    stage.navigator.setSplit(false)
    stage.stack.finishTransition()
    #expect(stage.stack.messages == [.pushed("ada")])
    #expect(stage.slot.shown.isEmpty)
  }

  @Test("if the width changes during a swipe that is cancelled, the whole path is kept")
  func cancelledSwipe() {
    let stage = makeStage()
    stage.navigator.open(["ada", "followers"])
    stage.stack.beginSwipe()
    stage.navigator.setSplit(true)
    stage.stack.cancelSwipe()
    #expect(stage.navigator.path == ["ada", "followers"])
    #expect(stage.slot.supplementalScreen?.name == "followers")
  }

  @Test("a stack without a root screen keeps the narrow layout")
  func noRoot() {
    let stage = makeStage(MockStack([]))
    stage.navigator.go(to: "ada")
    stage.navigator.setSplit(true)
    #expect(!stage.navigator.isSplit)
    #expect(stage.navigator.path == ["ada"])
  }

  @Test("the navigator is freed in each layout", .tags(.memory), arguments: [false, true])
  func freed(_ isSplit: Bool) async {
    await expectFreed {
      let stage = makeStage()
      stage.slot.navigator = stage.navigator
      stage.navigator.setSplit(isSplit)
      stage.navigator.open(["ada", "followers"])
      stage.slot.supplementalScreen?.navigator = stage.navigator
      return stage.navigator
    }
  }
}
