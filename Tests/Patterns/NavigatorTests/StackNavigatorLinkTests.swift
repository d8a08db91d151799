import Navigator
import TestSupport
import Testing

@Suite("Navigator: a link meets a stack that stands or moves", .tags(.mockInjection))
@MainActor struct StackNavigatorLinkTests {
  @Test("a link keeps the screens of the places that both paths begin with")
  func openKeepsPrefix() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    let ada = stage.stack.screens[1]
    stage.navigator.open(["ada", "alan", "emmy"])
    #expect(stage.stack.messages.last == .set(["list", "ada", "alan", "emmy"]))
    #expect(stage.stack.screens[1] === ada)
    #expect(stage.factory.made == ["ada", "grace", "alan", "emmy"])
  }

  @Test("a link to where one is changes nothing, and takes away what others put above")
  func openSame() {
    let stage = StackStage()
    stage.navigator.open(["ada"])
    stage.navigator.open(["ada"])
    #expect(stage.stack.messages == [.pushed("ada")])
    stage.stack.replaceQuietly(stage.stack.screens + [MockScreen("help")])
    stage.navigator.open(["ada"])
    #expect(stage.stack.messages.last == .popped(to: "ada"))
  }

  @Test("going on keeps what others put above")
  func foreignScreen() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.stack.replaceQuietly(stage.stack.screens + [MockScreen("help")])
    stage.navigator.go(to: "grace")
    #expect(stage.stack.names == ["list", "ada", "help", "grace"])
  }

  @Test("a link during a transition waits for its end")
  func linkDuringTransition() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.open(["grace", "alan"])
    #expect(stage.stack.messages == [.pushed("ada")])
    stage.stack.finishTransition()
    #expect(stage.stack.messages.last == .set(["list", "grace", "alan"]))
  }

  @Test("what waits is applied to the path as the swipe leaves it", arguments: [true, false])
  func waitsForSwipe(_ isCancelled: Bool) {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.navigator.go(to: "alan")
    if isCancelled { stage.stack.cancelSwipe() } else { stage.stack.finishTransition() }
    #expect(stage.navigator.path == (isCancelled ? ["ada", "grace", "alan"] : ["ada", "alan"]))
  }

  @Test("several changes that wait make one transition")
  func waitingMakesOne() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "grace")
    stage.navigator.go(to: "alan")
    stage.navigator.back()
    stage.stack.finishTransition()
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("grace")])
  }
}
