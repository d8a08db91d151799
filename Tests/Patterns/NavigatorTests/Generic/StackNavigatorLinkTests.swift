import Navigator
import TestSupport
import Testing

@Suite("StackNavigator: deep links and pending edits", .tags(.mockInjection))
@MainActor struct StackNavigatorLinkTests {
  @Test("`open(_:)` keeps the screens of the prefix that the old and the new path share")
  func openKeepsPrefix() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    let ada = stage.stack.screen("ada")
    stage.navigator.open(["ada", "alan", "emmy"])
    #expect(stage.stack.messages.last == .set(["list", "ada", "alan", "emmy"]))
    #expect(stage.stack.screen("ada") === ada)
    #expect(stage.factory.made == ["ada", "grace", "alan", "emmy"])
  }

  @Test(
    "`open(_:)` replaces the routes after the common prefix of the old and the new path",
    arguments: [["ada", "emmy", "alan"], ["grace", "ada"], ["alan"], []])
  func openReplacesRest(_ path: [String]) {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace", "alan"])
    stage.navigator.open(path)
    #expect(stage.navigator.path == path)
    #expect(stage.stack.names == ["list"] + path)
  }

  @Test("`open(_:)` with the current path removes only screens that other code pushed")
  func openSame() {
    let stage = StackStage()
    stage.navigator.open(["ada"])
    stage.navigator.open(["ada"])
    #expect(stage.stack.messages == [.pushed("ada")])
    stage.stack.replaceWithoutReport(stage.stack.screens + [NamedScreen("help")])
    stage.navigator.open(["ada"])
    #expect(stage.stack.messages.last == .popped(to: "ada"))
  }

  @Test("`go(to:)` keeps screens that other code pushed")
  func otherScreenKept() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.stack.replaceWithoutReport(stage.stack.screens + [NamedScreen("help")])
    stage.navigator.go(to: "grace")
    #expect(stage.stack.names == ["list", "ada", "help", "grace"])
  }

  @Test("`open(_:)` during a transition waits until the transition ends")
  func linkDuringTransition() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.open(["grace", "alan"])
    #expect(stage.stack.messages == [.pushed("ada")])
    stage.stack.finishTransition()
    #expect(stage.stack.messages.last == .set(["list", "grace", "alan"]))
  }

  @Test(
    "after a swipe is finished or cancelled, a pending edit changes the resulting path",
    arguments: [true, false])
  func waitsForSwipe(_ isCancelled: Bool) {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.navigator.go(to: "alan")
    if isCancelled { stage.stack.cancelSwipe() } else { stage.stack.finishTransition() }
    #expect(stage.navigator.path == (isCancelled ? ["ada", "grace", "alan"] : ["ada", "alan"]))
  }

  @Test("a double tap during a transition opens one screen")
  func doubleTapDuringTransition() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "grace")
    stage.navigator.go(to: "grace")
    stage.stack.finishTransition()
    #expect(stage.stack.names == ["list", "ada", "grace"])
  }

  @Test("several pending edits are applied in one transition")
  func severalPendingEdits() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "grace")
    stage.navigator.go(to: "alan")
    stage.navigator.back()
    stage.stack.holdsTransitions = false
    stage.stack.finishTransition()
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("grace")])
  }
}
