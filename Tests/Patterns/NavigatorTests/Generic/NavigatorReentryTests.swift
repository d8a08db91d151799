import Navigator
import TestSupport
import Testing

@Suite("Navigators: an edit during another edit", .tags(.mockInjection))
@MainActor struct NavigatorReentryTests {
  @Test("`onPathChange` may navigate again")
  func onPathChange() {
    let stage = StackStage()
    stage.navigator.onPathChange = { [weak navigator = stage.navigator] path in
      if path == ["ada"] { navigator?.go(to: "ada's followers") }
    }
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.path == ["ada", "ada's followers"])
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("ada's followers")])
  }

  @Test("an edit may start a second edit, which runs once after the first")
  func nestedEdit() {
    let stage = StackStage()
    stage.navigator.edit { [weak navigator = stage.navigator] path in
      path = ["ada"]
      navigator?.go(to: "grace")
    }
    #expect(stage.navigator.path == ["ada", "grace"])
    #expect(stage.stack.names == ["list", "ada", "grace"])
  }

  @Test("an edit of a `SlotNavigator` may start a second edit, which runs after the first")
  func nestedEditInSlot() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in NamedScreen(name) }
    navigator.edit { [weak navigator] path in
      path = ["ada"]
      navigator?.go(to: "grace")
    }
    #expect(navigator.path == ["ada", "grace"])
    #expect(slot.shown == ["ada", "grace"])
  }

  @Test(
    "edits that start during an edit of a `SlotNavigator` run in the order in which they started")
  func severalNestedEdits() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in NamedScreen(name) }
    navigator.edit { [weak navigator] path in
      path = ["ada"]
      for name in ["grace", "alan", "emmy"] { navigator?.go(to: name) }
    }
    #expect(navigator.path == ["ada", "grace", "alan", "emmy"])
    #expect(slot.shown == ["ada", "grace", "alan", "emmy"])
  }

  @Test("a screen may navigate again when it enters the slot")
  func navigatesFromSlot() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in NamedScreen(name) }
    slot.onShow = { [weak navigator] screen in
      if screen?.name == "ada" { navigator?.go(to: "ada's followers") }
    }
    navigator.go(to: "ada")
    #expect(navigator.path == ["ada", "ada's followers"])
    #expect(slot.shown == ["ada", "ada's followers"])
  }

  @Test("a screen may navigate again during a change of layout")
  func navigatesDuringChange() {
    let stage = StackStage()
    let slot = MockSlot()
    let navigator = AdaptiveNavigator(
      stack: stage.navigator, slot: SlotNavigator(slot: slot) { NamedScreen($0) })
    navigator.go(to: "ada")
    slot.onShow = { [weak navigator] screen in
      if screen?.name == "ada" { navigator?.go(to: "grace") }
    }
    navigator.setSplit(true)
    #expect(navigator.path == ["ada", "grace"])
    #expect(slot.shown == ["ada", "grace"])
  }

  @Test(
    "an edit during a change of layout runs once")
  func onceForAll() {
    let stage = StackStage()
    let slot = MockSlot()
    let navigator = AdaptiveNavigator(
      stack: stage.navigator, slot: SlotNavigator(slot: slot) { NamedScreen($0) })
    navigator.go(to: "ada")
    slot.onShow = { [weak navigator, weak slot] _ in
      slot?.onShow = nil
      navigator?.edit { $0.append("grace") }
    }
    navigator.setSplit(true)
    navigator.setSplit(false)
    #expect(navigator.path == ["ada", "grace"])
  }

  @Test("a screen that removes itself when it is pushed is not in the path")
  func removesItself() {
    let stage = StackStage()
    stage.navigator.onPathChange = { [weak stack = stage.stack] path in
      guard let stack, path.isEmpty else { return }
      #expect(stack.names == ["list"])
    }
    stage.stack.onPush = { [weak stack = stage.stack] in
      stack?.replaceWithoutReport(Array(stack?.screens.dropLast() ?? []))
    }
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.path.isEmpty)
  }
}
