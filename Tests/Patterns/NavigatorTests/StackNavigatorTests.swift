import Navigator
import TestSupport
import Testing

@Suite("StackNavigator", .tags(.mockInjection))
@MainActor struct StackNavigatorTests {
  // MARK: Forward and back

  @Test("`go(to:)` pushes the screen of the route with animation")
  func pushes() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "ada's followers")
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("ada's followers")])
    #expect(stage.stack.animations == [true, true])
    #expect(stage.navigator.path == ["ada", "ada's followers"])
  }

  @Test("a double tap opens one screen")
  func doubleTap() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "ada")
    stage.stack.finishTransition()
    #expect(stage.stack.messages == [.pushed("ada")])
  }

  @Test("a route that is opened again after another route opens a second screen")
  func samePlaceAgain() {
    let stage = StackStage()
    for place in ["ada", "grace", "ada"] { stage.navigator.go(to: place) }
    #expect(stage.stack.names == ["list", "ada", "grace", "ada"])
    #expect(stage.stack.screen("ada") !== stage.stack.screens.last)
  }

  @Test("`back()` pops one screen, and does nothing at the root")
  func goesBack() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "grace")
    stage.navigator.back()
    #expect(stage.navigator.path == ["ada"])
    stage.navigator.back()
    stage.navigator.back()
    #expect(stage.stack.messages.suffix(2) == [.popped(to: "ada"), .popped(to: "list")])
  }

  @Test("`backToRoot()` pops to the root in one step")
  func backToRoot() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace", "alan"])
    stage.navigator.backToRoot()
    #expect(stage.stack.messages.last == .popped(to: "list"))
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("the last screen of a stack is not removed")
  func keepsLastScreen() {
    let stage = StackStage(MockStack([]))
    stage.navigator.go(to: "ada")
    stage.navigator.back()
    #expect(stage.stack.names == ["ada"])
    #expect(stage.navigator.path == ["ada"])
  }

  // MARK: Changes by the user

  @Test("the path follows the stack when the user goes back")
  func userGoesBack() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    #expect(stage.navigator.path == ["ada", "grace"])
    stage.stack.finishTransition()
    #expect(stage.navigator.path == ["ada"])
  }

  @Test(
    "a cancelled swipe back keeps the path",
    .bug("https://github.com/radianttap/Coordinator/issues/11"),
    .bug("https://github.com/Plasma/BufferedNavigationController/issues/5"))
  func cancelledSwipe() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.stack.cancelSwipe()
    #expect(stage.navigator.path == ["ada", "grace"])
    stage.navigator.go(to: "alan")
    #expect(stage.stack.names == ["list", "ada", "grace", "alan"])
  }

  @Test("after a pop that was not reported, the next edit starts from the screens on the stack")
  func quietPop() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.replaceQuietly(Array(stage.stack.screens.prefix(1)))
    stage.navigator.go(to: "alan")
    #expect(stage.navigator.path == ["alan"])
    #expect(stage.stack.names == ["list", "alan"])
  }

  // MARK: Screens

  @Test("if the factory returns a screen that is on the stack, the stack goes back to this screen")
  func sameControllerTwice() {
    let stage = StackStage()
    stage.factory.fixed["ada"] = MockScreen("ada")
    var paths: [[String]] = []
    stage.navigator.onPathChange = { paths.append($0) }
    for place in ["ada", "grace", "ada"] { stage.navigator.go(to: place) }
    #expect(paths == [["ada"], ["ada", "grace"], ["ada"]])
    stage.navigator.go(to: "grace")
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    #expect(stage.navigator.path == ["ada"], "During the transition the path is its destination.")
    stage.stack.finishTransition()
    #expect(stage.stack.names == ["list", "ada"])
    #expect(stage.navigator.path == ["ada"])
  }

  @Test("if the factory returns the root screen, the stack goes back to the root")
  func rootGivenOut() {
    let root = MockScreen("list")
    let stage = StackStage(MockStack([root]))
    stage.factory.fixed["home"] = root
    stage.navigator.open(["ada", "home"])
    #expect(stage.stack.names == ["list"])
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("a flow that is opened again gets new screens")
  func reenteredFlow() {
    let stage = StackStage()
    stage.navigator.open(["compose", "choose"])
    weak let first = stage.stack.screen("compose")
    stage.navigator.backToRoot()
    #expect(first == nil)
    stage.navigator.go(to: "compose")
    #expect(stage.navigator.path == ["compose"])
    #expect(stage.factory.made == ["compose", "choose", "compose"])
  }

  @Test("`onPathChange` is called once for each change, including changes by the user")
  func tellsChanges() {
    let stage = StackStage()
    var paths: [[String]] = []
    stage.navigator.onPathChange = { paths.append($0) }
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    stage.stack.cancelSwipe()
    stage.stack.beginSwipe()
    stage.stack.finishTransition()
    stage.navigator.back()
    #expect(paths == [["ada", "grace"], ["ada"], []])
  }

  @Test("screens that retain their navigator are freed with the stack", .tags(.memory))
  func freed() async throws {
    try await expectFreed {
      let stage = StackStage()
      stage.navigator.open(["ada", "grace"])
      for screen in stage.stack.screens { screen.navigator = stage.navigator }
      let last = try #require(stage.stack.screens.last)
      stage.stack.replaceQuietly([])
      return last
    }
    await expectFreed {
      let stage = StackStage()
      stage.navigator.go(to: "ada")
      return stage.navigator
    }
  }
}

@Suite("StackNavigator: deep links and pending edits", .tags(.mockInjection))
@MainActor struct StackNavigatorLinkTests {
  @Test("`open(_:)` keeps the screens of the prefix that both paths share")
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
    "`open(_:)` replaces all routes after the first difference",
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
    stage.stack.replaceQuietly(stage.stack.screens + [MockScreen("help")])
    stage.navigator.open(["ada"])
    #expect(stage.stack.messages.last == .popped(to: "ada"))
  }

  @Test("`go(to:)` keeps screens that other code pushed")
  func foreignScreen() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.stack.replaceQuietly(stage.stack.screens + [MockScreen("help")])
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
    "a pending edit receives the path after the swipe is finished or cancelled",
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
