import Navigator
import TestSupport
import Testing

@Suite("SlotNavigator", .tags(.mockInjection))
@MainActor struct SlotNavigatorTests {
  typealias Navigator = SlotNavigator<String, MockSlot>

  private func makeStage() -> (navigator: Navigator, slot: MockSlot) {
    let slot = MockSlot()
    return (Navigator(slot: slot) { NamedScreen($0) }, slot)
  }

  @Test("the slot shows the screen of the last route")
  func shows() {
    let stage = makeStage()
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "followers")
    #expect(stage.slot.shown == ["ada", "followers"])
    #expect(stage.navigator.path == ["ada", "followers"])
  }

  @Test("`back()` shows the previous route's screen, and empties the slot at the first route")
  func goesBack() {
    let stage = makeStage()
    stage.navigator.open(["ada", "followers"])
    stage.navigator.back()
    stage.navigator.back()
    stage.navigator.back()
    #expect(stage.slot.shown == ["followers", "ada", nil])
  }

  @Test("`go(to:)` with the current route does nothing")
  func same() {
    let stage = makeStage()
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "ada")
    #expect(stage.slot.shown == ["ada"])
  }

  @Test("the path is empty if the slot is empty or shows a screen that other code created")
  func emptied() {
    let stage = makeStage()
    stage.navigator.open(["ada", "followers"])
    let shown = stage.slot.supplementalScreen
    stage.slot.supplementalScreen = nil
    #expect(stage.navigator.path.isEmpty)
    stage.slot.supplementalScreen = NamedScreen("help")
    #expect(stage.navigator.path.isEmpty)
    stage.navigator.go(to: "grace")
    #expect(stage.navigator.path == ["grace"])
    #expect(shown?.name == "followers")
  }

  @Test("`onPathChange` is called once for each change")
  func reportsChanges() {
    let stage = makeStage()
    var paths: [[String]] = []
    stage.navigator.onPathChange = { paths.append($0) }
    stage.navigator.open(["ada", "followers"])
    stage.navigator.backToRoot()
    stage.navigator.backToRoot()
    #expect(paths == [["ada", "followers"], []])
  }

  @Test("a change of layout with an empty path does not call `onPathChange`")
  func emptyChangeOfForm() {
    let stage = makeStage()
    stage.navigator.onPathChange = { Issue.record("The path changed to \($0).") }
    let stack = StackStage()
    let adaptive = AdaptiveNavigator(stack: stack.navigator, slot: stage.navigator)
    adaptive.setSplit(true)
    adaptive.setSplit(false)
    #expect(adaptive.path.isEmpty)
  }

  @Test(
    "the navigator holds the slot weakly, and its path is empty after the slot is freed",
    .tags(.memory))
  func weakSlot() async {
    let navigator = Navigator(slot: MockSlot()) { NamedScreen($0) }
    navigator.go(to: "ada")
    #expect(navigator.path.isEmpty)
    await expectFreed {
      let stage = makeStage()
      stage.slot.navigator = stage.navigator
      stage.navigator.open(["ada", "followers"])
      stage.slot.supplementalScreen?.navigator = stage.navigator
      return stage.slot
    }
  }
}
