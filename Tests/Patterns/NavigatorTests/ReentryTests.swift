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

  @Test("so it is in the split form: an edit that asks for another change is followed by it")
  func nestedEditInSlot() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in MockScreen(name) }
    navigator.edit { [weak navigator] path in
      path = ["ada"]
      navigator?.go(to: "grace")
    }
    #expect(navigator.path == ["ada", "grace"])
    #expect(slot.shown == ["ada", "grace"])
  }

  @Test("a screen that sends on as soon as it is in the slot is followed, in the path too")
  func sendsOnFromSlot() {
    let slot = MockSlot()
    let navigator = SlotNavigator(slot: slot) { (name: String) in MockScreen(name) }
    slot.onShow = { [weak navigator] screen in
      if screen?.name == "ada" { navigator?.go(to: "ada's followers") }
    }
    navigator.go(to: "ada")
    #expect(navigator.path == ["ada", "ada's followers"])
    #expect(slot.shown == ["ada", "ada's followers"])
  }

  @Test("also while the form changes")
  func sendsOnWhileFormChanges() {
    let stage = StackStage()
    let slot = MockSlot()
    let navigator = AdaptiveNavigator(
      stack: stage.navigator, slot: SlotNavigator(slot: slot) { MockScreen($0) }, splitWidth: 700)
    navigator.go(to: "ada")
    slot.onShow = { [weak navigator] screen in
      if screen?.name == "ada" { navigator?.go(to: "grace") }
    }
    navigator.widthDidChange(to: 1_000)
    #expect(navigator.path == ["ada", "grace"])
    #expect(slot.shown == ["ada", "grace"])
  }

  @Test(
    "an edit that was asked for while the form changed is done once, not at the next change too")
  func onceForAll() {
    let stage = StackStage()
    let slot = MockSlot()
    let navigator = AdaptiveNavigator(
      stack: stage.navigator, slot: SlotNavigator(slot: slot) { MockScreen($0) }, splitWidth: 700)
    navigator.go(to: "ada")
    slot.onShow = { [weak navigator, weak slot] _ in
      slot?.onShow = nil
      navigator?.edit { $0.append("grace") }
    }
    navigator.setSplit(true)
    navigator.setSplit(false)
    #expect(navigator.path == ["ada", "grace"])
  }

  @Test("a screen that takes itself out of the stack as it comes is not left in the path")
  func takesItselfOut() {
    let stage = StackStage()
    stage.navigator.onPathChange = { [weak stack = stage.stack] path in
      guard let stack, path.isEmpty else { return }
      #expect(stack.names == ["list"])
    }
    stage.stack.onPush = { [weak stack = stage.stack] in
      stack?.replaceQuietly(Array(stack?.screens.dropLast() ?? []))
    }
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.path.isEmpty)
  }
}
