import Navigator
import Testing

@Suite("Double taps in long paths")
@MainActor struct HeldDoubleTapTests {
  @Test("a double tap opens one screen at any depth")
  func anyDepth() {
    let stage = StackStage()
    for depth in 1...9 {
      for _ in 1...2 { stage.navigator.go(to: "\(depth)") }
      #expect(stage.navigator.path == (1...depth).map { "\($0)" })
    }
  }
}
