import Interaction
import TestSupport
import Testing

@Suite("Interaction: an answer that a view still owes", .timeLimit(.minutes(3)))
@MainActor
struct PendingAnswerTests {
  @Test("given twice, the first answer counts")
  func firstAnswerCounts() async {
    let answer = await PendingAnswer.wait { pending in
      pending.give("first")
      pending.give("second")
      pending.give(nil)
      return {}
    }
    #expect(answer == "first")
  }

  @Test("dropped unanswered, it answers nil: the system took the view away", .tags(.memory))
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
    let answer = await asking.value
    #expect(answer == nil)
  }

  @Test("never shown, it answers nil at once")
  func neverShown() async {
    let answer = await PendingAnswer<Bool>.wait { _ in {} }
    #expect(answer == nil)
  }

  @Test("when the waiting task is cancelled, the view is taken away")
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
    let answer = await asking.value
    #expect(answer == nil)
  }
}

/// A view with one button, whose callback is all that holds the pending answer.
@MainActor
private final class FakeView {
  var button: (() -> Void)?
  let shown = Signal()
  let withdrawn = Signal()
}
