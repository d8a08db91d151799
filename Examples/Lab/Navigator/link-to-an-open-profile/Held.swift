import Navigator
import Testing

@Suite("Links to paths of different lengths")
@MainActor struct HeldLinkTests {
  @Test("a link keeps the screens that the old and the new path share, however many there are")
  func anyLength() {
    let paths = [
      ["a"], ["a", "b"], ["a", "c"], ["a", "b", "c"], ["a", "b", "d"], ["a", "b", "d", "e"],
    ]
    for old in paths {
      for new in paths {
        let stage = StackStage()
        stage.navigator.open(old)
        let before = stage.stack.screens
        stage.navigator.open(new)
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let kept = zip(stage.stack.screens, before).prefix { $0 === $1 }
        #expect(kept.count > shared)
      }
    }
  }
}
