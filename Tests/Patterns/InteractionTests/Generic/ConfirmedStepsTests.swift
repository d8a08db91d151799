import Interaction
import TestSupport
import Testing

@Suite("ConfirmedSteps", .tags(.mockInjection))
@MainActor
struct ConfirmedStepsTests {
  private struct Refusal: Error, Equatable {
    let attempt: Int
  }

  private let first = Question("Send?", confirm: "Send")

  private func makeSteps(
    _ question: Question?, _ asker: ScriptedAsker, succeedingAt last: Int = 1
  ) -> ConfirmedSteps<Int, Refusal> {
    var attempt = 0
    return ConfirmedSteps(
      question, asking: asker,
      afterFailure: { .tryAgain("Not sent.", because: "attempt \($0.attempt)") },
      job: { () throws(Refusal) in
        attempt += 1
        guard attempt >= last else { throw Refusal(attempt: attempt) }
        return attempt
      })
  }

  @Test("without a question, the work starts at once, and no question follows a success")
  func unasked() async {
    let asker = ScriptedAsker()
    let outcome = await UserInteraction(makeSteps(nil, asker)).finish()
    #expect(outcome == .completed(1))
    #expect(asker.confirmations.isEmpty)
  }

  @Test("a declined question starts no work")
  func asked() async {
    let asker = ScriptedAsker(decisions: [false])
    let outcome = await UserInteraction(makeSteps(first, asker)).finish()
    #expect(outcome == .cancelled)
    #expect(asker.confirmations == [first])
  }

  @Test("the question after each failure contains the reason")
  func retried() async {
    let asker = ScriptedAsker(decisions: [true, true, true])
    let steps = makeSteps(first, asker, succeedingAt: 3)
    let outcome = await UserInteraction(steps).finish()
    #expect(outcome == .completed(3))
    let again = (1...2).map { Question.tryAgain("Not sent.", because: "attempt \($0)") }
    #expect(asker.confirmations == [first] + again)
  }

  @Test("if the user declines a retry, the outcome is the failure")
  func givenUp() async {
    let steps = makeSteps(nil, ScriptedAsker(), succeedingAt: 2)
    let outcome = await UserInteraction(steps).finish()
    #expect(outcome == .failed(Refusal(attempt: 1)))
  }
}
