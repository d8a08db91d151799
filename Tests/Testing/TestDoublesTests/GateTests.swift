import TestDoubles
import TestSupport
import Testing

@Suite("Gate", .timeLimit(.minutes(3)))
@MainActor
struct GateTests {
  @Test("no task passes a closed gate, and all waiting tasks pass when the gate opens")
  func holds() async {
    let gate = Gate()
    var passed = 0
    let tasks = (1...3).map { _ in
      Task {
        await gate.pass()
        passed += 1
      }
    }
    await gate.waitForWaiter()
    #expect(passed == 0)
    gate.open()
    for task in tasks { await task.value }
    #expect(passed == 3)
  }

  @Test("a cancelled task passes a closed gate")
  func cancelled() async {
    let gate = Gate()
    let task = Task { await gate.pass() }
    await gate.waitForWaiter()
    task.cancel()
    await task.value
  }

  @Test("a task passes an open gate at once")
  func open() async {
    let gate = Gate()
    gate.open()
    await gate.pass()
  }

  @Test("`waitForWaiter()` returns at once if a task already waits")
  func waits() async {
    let gate = Gate()
    let task = Task { await gate.pass() }
    await gate.waitForWaiter()
    await gate.waitForWaiter()
    gate.open()
    await task.value
  }
}
