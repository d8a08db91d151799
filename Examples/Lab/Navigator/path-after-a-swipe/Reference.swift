import Navigator
import Testing

@Suite("The path after a swipe back")
@MainActor struct SwipeTests {
  private func makeStage() -> StackStage {
    let stage = StackStage()
    stage.navigator.open(["ada", "grace"])
    return stage
  }

  @Test("after a swipe back, the path equals the screens on the stack", arguments: [true, false])
  func swipe(isCancelled: Bool) {
    let stage = makeStage()
    var paths: [[String]] = []
    stage.navigator.onPathChange = { paths.append($0) }
    stage.stack.beginSwipe()
    #expect(stage.navigator.path == ["ada", "grace"])
    if isCancelled { stage.stack.cancelSwipe() } else { stage.stack.finishTransition() }
    #expect(stage.navigator.path == (isCancelled ? ["ada", "grace"] : ["ada"]))
    #expect(paths == (isCancelled ? [] : [["ada"]]))
  }

  @Test("an edit of the path during a swipe is applied after the swipe", arguments: [true, false])
  func edit(isCancelled: Bool) {
    let stage = makeStage()
    stage.stack.beginSwipe()
    stage.navigator.go(to: "alan")
    #expect(stage.navigator.path == ["ada", "grace"])
    #expect(stage.stack.names == ["list", "ada"])
    if isCancelled { stage.stack.cancelSwipe() } else { stage.stack.finishTransition() }
    let path = isCancelled ? ["ada", "grace", "alan"] : ["ada", "alan"]
    #expect(stage.navigator.path == path)
    #expect(stage.stack.names == ["list"] + path)
  }
}
