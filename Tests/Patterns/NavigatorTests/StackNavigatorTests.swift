import Navigator
import TestSupport
import Testing

@Suite("Navigator: the stack form", .tags(.mockInjection))
@MainActor struct StackNavigatorTests {
  // MARK: Going on and back

  @Test("going on pushes the route's screen, animated")
  func pushes() {
    let stage = StackStage()
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "ada's followers")
    #expect(stage.stack.messages == [.pushed("ada"), .pushed("ada's followers")])
    #expect(stage.stack.animations == [true, true])
    #expect(stage.navigator.path == ["ada", "ada's followers"])
  }

  @Test("going where one already is does nothing, so that a double tap opens one screen")
  func doubleTap() {
    let stage = StackStage()
    stage.stack.holdsTransitions = true
    stage.navigator.go(to: "ada")
    stage.navigator.go(to: "ada")
    stage.stack.finishTransition()
    #expect(stage.stack.messages == [.pushed("ada")])
  }

  @Test("the same place twice, with another between, is two screens")
  func samePlaceAgain() {
    let stage = StackStage()
    for place in ["ada", "grace", "ada"] { stage.navigator.go(to: place) }
    #expect(stage.stack.names == ["list", "ada", "grace", "ada"])
    #expect(stage.stack.screens[1] !== stage.stack.screens[3])
  }

  @Test("going back pops by one, and at the beginning does nothing")
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

  @Test("going back to the root pops once")
  func backToRoot() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace", "alan"])
    stage.navigator.backToRoot()
    #expect(stage.stack.messages.last == .popped(to: "list"))
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("the last screen of a stack is not taken away")
  func keepsLastScreen() {
    let stage = StackStage(MockStack([]))
    stage.navigator.go(to: "ada")
    stage.navigator.back()
    #expect(stage.stack.names == ["ada"])
    #expect(stage.navigator.path == ["ada"])
  }

  // MARK: The user goes back

  @Test("a back button needs no report: the path is what stands")
  func userGoesBack() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.beginSwipe()
    #expect(stage.navigator.path == ["ada", "grace"])
    stage.stack.finishTransition()
    #expect(stage.navigator.path == ["ada"])
  }

  @Test(
    "a cancelled swipe back leaves the path as it was",
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

  @Test("a pop that nobody told of is seen before the next change")
  func quietPop() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.replaceQuietly(Array(stage.stack.screens.prefix(1)))
    stage.navigator.go(to: "alan")
    #expect(stage.navigator.path == ["alan"])
    #expect(stage.stack.names == ["list", "alan"])
  }

  // MARK: Screens

  @Test("a screen that is given out twice is gone back to, not pushed twice")
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
    #expect(stage.navigator.path == ["ada"], "where it goes is the path while it goes")
    stage.stack.finishTransition()
    #expect(stage.stack.names == ["list", "ada"])
    #expect(stage.navigator.path == ["ada"])
  }

  @Test("the root's own screen, given out as a place, is gone back to")
  func rootGivenOut() {
    let root = MockScreen("list")
    let stage = StackStage(MockStack([root]))
    stage.factory.fixed["home"] = root
    stage.navigator.open(["ada", "home"])
    #expect(stage.stack.names == ["list"])
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("a flow that is entered again begins anew")
  func reenteredFlow() {
    let stage = StackStage()
    stage.navigator.open(["compose", "choose"])
    weak let first = stage.stack.screens[1]
    stage.navigator.backToRoot()
    #expect(first == nil)
    stage.navigator.go(to: "compose")
    #expect(stage.navigator.path == ["compose"])
    #expect(stage.factory.made == ["compose", "choose", "compose"])
  }

  @Test("every change of the path is told once, the user's own too")
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

  @Test("screens that hold their navigator are freed with the stack", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = StackStage()
      stage.navigator.open(["ada", "grace"])
      for screen in stage.stack.screens { screen.navigator = stage.navigator }
      let last = stage.stack.screens[2]
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
