import SmartView
import TestSupport
import Testing

@Suite("A lazily made part")
@MainActor struct LazyPartTests {
  final class Part {}

  @Test("is made when it is asked for, once, and not by being looked at")
  func once() {
    let part = LazyPart<Int>()
    var makings = 0
    func make() -> Int {
      makings += 1
      return makings
    }
    #expect(part.ifMade == nil)
    #expect(makings == 0)
    #expect(part.value(make) == 1)
    #expect(part.value(make) == 1)
    #expect(part.ifMade == 1)
  }

  @Test("holds what it made, and nothing of what made it", .tags(.memory))
  func holds() async {
    await expectFreed {
      let maker = Part()
      let part = LazyPart<Part>()
      _ = part.value {
        withExtendedLifetime(maker) { Part() }
      }
      return maker
    }
    await expectFreed { LazyPart<Part>().value { Part() } }
  }
}
