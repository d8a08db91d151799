import Interaction
import TestSupport
import Testing

@Suite("PendingAnswer")
@MainActor
struct PendingAnswerTests {
  @Test("if several answers are given, the first answer counts")
  func firstAnswerCounts() async {
    let answer = await completedValue {
      await PendingAnswer.wait { pending in
        pending.give("first")
        pending.give("second")
        pending.give(nil)
        return {}
      }
    }
    #expect(answer == "first")
  }

  @Test("if the system dismisses the view, the answer is nil", .tags(.memory))
  func dropped() async {
    let view = FakeView()
    let asking = Task {
      await PendingAnswer<String>.wait { pending in
        view.button = { pending.give("pressed") }
        view.shown.give()
        return {}
      }
    }
    await view.shown.wait()
    view.button = nil
    let answer = await asking.finish()
    #expect(answer == .some(nil))
  }

  @Test("if the view is never shown, the answer is nil")
  func neverShown() async {
    let answer = await completedValue { await PendingAnswer<Bool>.wait { _ in {} } }
    #expect(answer == .some(nil))
  }

  @Test("cancelling the waiting task dismisses the view")
  func withdrawn() async throws {
    let view = FakeView()
    let asking = Task {
      await PendingAnswer<String>.wait { pending in
        view.button = { pending.give("pressed") }
        view.shown.give()
        return {
          view.button = nil
          view.withdrawn.give()
        }
      }
    }
    await view.shown.wait()
    asking.cancel()
    await view.withdrawn.wait()
    try #require(view.button == nil)
    let answer = await asking.finish()
    #expect(answer == .some(nil))
  }
}

/// A view with one button. The callback of the button retains the pending answer.
@MainActor
private final class FakeView {
  var button: (() -> Void)?
  let shown = StepSignal("the view is shown")
  let withdrawn = StepSignal("the view is dismissed")
}
