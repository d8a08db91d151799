import SmartView
import TestSupport
import Testing

@Suite("LazyPart")
@MainActor struct LazyPartTests {
  final class Part {}

  @Test("only `value(_:)` creates the value, and only once")
  func once() {
    let part = LazyPart<Int>()
    var count = 0
    func make() -> Int {
      count += 1
      return count
    }
    #expect(part.ifMade == nil)
    #expect(count == 0)
    #expect(part.value(make) == 1)
    #expect(part.value(make) == 1)
    #expect(part.ifMade == 1)
  }

  @Test("the part retains its value but not the closure", .tags(.memory))
  func holds() async {
    let part = LazyPart<Part>()
    await expectFreed {
      let maker = Part()
      _ = part.value {
        withExtendedLifetime(maker) { Part() }
      }
      return maker
    }
    #expect(part.ifMade != nil)
    await expectFreed { LazyPart<Part>().value { Part() } }
  }
}
