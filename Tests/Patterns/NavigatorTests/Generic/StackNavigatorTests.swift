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

  @Test("opening a route again after another route creates a second screen")
  func routeAgain() {
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

  @Test("`back()` does not remove the only screen of a stack")
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

  @Test(
    "after a pop that was not reported, `go(to:)` pushes onto the screens that are on the stack")
  func unreportedPop() {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    stage.stack.replaceWithoutReport(Array(stage.stack.screens.prefix(1)))
    stage.navigator.go(to: "alan")
    #expect(stage.navigator.path == ["alan"])
    #expect(stage.stack.names == ["list", "alan"])
  }

  // MARK: Screens

  @Test("if the factory returns a screen that is on the stack, the stack goes back to this screen")
  func sameControllerTwice() {
    let stage = StackStage()
    stage.factory.fixed["ada"] = NamedScreen("ada")
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
  func factoryReturnsRoot() {
    let root = NamedScreen("list")
    let stage = StackStage(MockStack([root]))
    stage.factory.fixed["home"] = root
    stage.navigator.open(["ada", "home"])
    #expect(stage.stack.names == ["list"])
    #expect(stage.navigator.path.isEmpty)
  }

  @Test("opening a flow again creates new screens")
  func flowOpenedAgain() {
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
  func reportsChangesOnce() {
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
      stage.stack.replaceWithoutReport([])
      return last
    }
    await expectFreed {
      let stage = StackStage()
      stage.navigator.go(to: "ada")
      return stage.navigator
    }
  }
}
