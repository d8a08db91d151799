import Navigator
import TestSupport
import Testing

@Suite("Navigator: a change that is asked for in the midst of another", .tags(.mockInjection))
@MainActor struct ReentryTests {
  @Test("whoever hears of a path may ask for the next place; it follows, and the path says so")
  func onPathChange() {
    let stage = StackStage()
    stage.navigator.onPathChange = { [weak navigator = stage.navigator] path in
      if path == ["ada"] { navigator?.go(to: "ada's followers") }
    }
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.path == ["ada", "ada's followers"])
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("ada's followers")])
  }

  @Test("an edit that asks for another change is followed by it, once")
  func nestedEdit() {
    let stage = StackStage()
    stage.navigator.edit { [weak navigator = stage.navigator] path in
      path = ["ada"]
      navigator?.go(to: "grace")
    }
    #expect(stage.navigator.path == ["ada", "grace"])
    #expect(stage.stack.names == ["list", "ada", "grace"])
  }
}
