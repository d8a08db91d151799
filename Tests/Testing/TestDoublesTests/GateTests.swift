import TestDoubles
import TestSupport
import Testing

@Suite("A gate holds whoever comes until it is opened", .timeLimit(.minutes(3)))
@MainActor
struct GateTests {
  @Test("nobody passes a closed gate; all who wait pass when it opens")
  func holds() async {
    let gate = Gate()
    var passed = 0
    let visitors = (1...3).map { _ in
      Task {
        await gate.pass()
        passed += 1
      }
    }
    await gate.someoneWaits()
    #expect(passed == 0)
    gate.open()
    for visitor in visitors { await visitor.value }
    #expect(passed == 3)
  }

  @Test("a task that is cancelled passes, so that a test whose time is up ends")
  func cancelled() async {
    let gate = Gate()
    let visitor = Task { await gate.pass() }
    await gate.someoneWaits()
    visitor.cancel()
    await visitor.value
  }

  @Test("who comes to an open gate passes at once")
  func open() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
  }

  @Test("who asks whether somebody waits is answered at once where somebody does")
  func waits() async {
    let gate = Gate()
    let visitor = Task { await gate.pass() }
    await gate.someoneWaits()
    await gate.someoneWaits()
    gate.open()
    await visitor.value
  }
}
