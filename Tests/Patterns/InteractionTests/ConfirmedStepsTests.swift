import Interaction
import TestSupport
import Testing

@Suite("Interaction: work with a question before it, or none", .tags(.mockInjection))
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

  @Test("without a question it begins at once, and a success asks nothing")
  func unasked() async {
    let asker = ScriptedAsker()
    let outcome = await UserInteraction(makeSteps(nil, asker)).run()
    #expect(outcome == .completed(1))
    #expect(asker.confirmations.isEmpty)
  }

  @Test("with a question nothing is done before the yes, and nothing after a no")
  func asked() async {
    let asker = ScriptedAsker(decisions: [false])
    let outcome = await UserInteraction(makeSteps(first, asker)).run()
    #expect(outcome == .cancelled)
    #expect(asker.confirmations == [first])
  }

  @Test("each failure is told in the question that offers to try again")
  func retried() async {
    let asker = ScriptedAsker(decisions: [true, true, true])
    let steps = makeSteps(first, asker, succeedingAt: 3)
    let outcome = await UserInteraction(steps).run()
    #expect(outcome == .completed(3))
    let again = (1...2).map { Question.tryAgain("Not sent.", because: "attempt \($0)") }
    #expect(asker.confirmations == [first] + again)
  }

  @Test("a failure that is let be is the outcome")
  func givenUp() async {
    let steps = makeSteps(nil, ScriptedAsker(), succeedingAt: 2)
    let outcome = await UserInteraction(steps).run()
    #expect(outcome == .failed(Refusal(attempt: 1)))
  }
}
